import { type Edge, isTest, type Rule, within } from './edge';

const isStore = (path: string) => /store[^/]*$/.test(path);
const isRules = (path: string) => /(^|[-/])rules(\.ts)?$/.test(path);
const nounOf = (path: string) => /^api\/src\/modules\/([^/]+)\//.exec(path)?.[1];

/**
 * The order of the modules: each imports, also in types and tests, only those above it in this list.
 * `docs/README.md` shows the same list.
 */
export const moduleOrder: readonly string[] = [
  'audit',
  'mail',
  'employers',
  'attempts',
  'identity',
  'google',
  'factors',
  'seasons',
  'documents',
  'messages',
  'nominations',
  'judges',
  'winners',
  'assignments',
  'draw',
  'planning',
  'contests',
  'publication',
  'recognition',
  'profiles',
  'team',
  'log',
  'overview',
  'account',
];

const order: Rule = ({ from, to }) => {
  const [mine, theirs] = [nounOf(from), to && nounOf(to)];
  if (!mine || !theirs) return undefined;
  return moduleOrder.indexOf(theirs) <= moduleOrder.indexOf(mine)
    ? undefined
    : `${theirs} comes after ${mine} in the order of modules`;
};

/** The layers of the API, from the ground up: each imports only those before it and itself. */
const layers = ['platform', 'config', 'module-kit', 'modules', 'composition', 'cli'];

const layerOf = (path: string) => {
  const found = layers.findIndex((name) => within(path, `api/src/${name}`));
  return found < 0 ? layers.length : found;
};

const upwards: Rule = ({ from, to }) => {
  if (!to || isTest(from) || !within(from, 'api/src') || !within(to, 'api')) return undefined;
  if (within(to, 'api/testing')) return 'only tests use what api/testing has';
  return layerOf(to) > layerOf(from) ? `${to} is above ${layers[layerOf(from)]}` : undefined;
};

/** The platform's folders that use the database driver. */
const driverOwners = ['mongo', 'files', 'migrations', 'traces'].map(
  (name) => `api/src/platform/${name}`,
);

/** Where modules declare their stores, which are created with the given database. */
const isComposition = (path: string) =>
  /^api\/src\/(composition\/|module-kit\/|modules\/[^/]+\/module\.ts$)/.test(path);

const driver: Rule = ({ from, specifier, typeOnly }) => {
  if (specifier.split('/')[0] !== 'mongodb' || !within(from, 'api/src')) return undefined;
  if (isStore(from) || isTest(from) || within(from, ...driverOwners)) return undefined;
  if (typeOnly && isComposition(from)) return undefined;
  return 'only a store may use the driver';
};

const foreignStore: Rule = ({ from, to }) => {
  const [mine, theirs] = [nounOf(from), to && nounOf(to)];
  if (!mine || !to || !theirs || mine === theirs || isTest(from) || !isStore(to)) return undefined;
  return 'modules use the commands of others, not their stores';
};

/** Stores that every module may be given: audit and mail. */
const isBase = (path: string) => ['audit', 'mail', undefined].includes(nounOf(path));

const handedOver: Rule = ({ from, to }) => {
  if (from !== 'api/src/composition/compose.ts' || !to || !isStore(to) || isBase(to))
    return undefined;
  return 'a module is given functions of others, never a store';
};

/** Packages that rules may use; none reads files, the clock, the network or the database. */
const purePackage = /^(zod(\/.*)?|@noble\/hashes\/.*|node:(crypto|buffer|util))$/;

const pureRules: Rule = ({ from, to, specifier, typeOnly }) => {
  if (!within(from, 'api/src') || !isRules(from) || typeOnly || isTest(from)) return undefined;
  const pure = to ? !isStore(to) : purePackage.test(specifier);
  return pure ? undefined : 'rules import no I/O';
};

export const apiRules: readonly Rule[] = [
  order,
  upwards,
  driver,
  foreignStore,
  handedOver,
  pureRules,
];

/** The run-time imports of a file and of every file that it reaches. */
function reached(start: string, edges: ReadonlyMap<string, readonly Edge[]>): Edge[] {
  const found: Edge[] = [];
  const seen = new Set([start]);
  const queue = [start];
  for (let file = queue.shift(); file; file = queue.shift()) {
    for (const edge of edges.get(file) ?? []) {
      if (edge.typeOnly) continue;
      found.push(edge);
      if (!edge.to || seen.has(edge.to)) continue;
      seen.add(edge.to);
      queue.push(edge.to);
    }
  }
  return found;
}

/**
 * I/O that rules reach through another file, as `rules file: import: why`. `edges` maps each file,
 * without extension, to its imports.
 */
export function indirectIo(edges: ReadonlyMap<string, readonly Edge[]>): string[] {
  return [...edges.keys()]
    .filter((file) => within(file, 'api/src') && isRules(file))
    .flatMap((file) =>
      reached(file, edges)
        .filter(({ from }) => !from.startsWith(`${file}.`))
        .filter(({ to, specifier }) => (to ? isStore(to) : !purePackage.test(specifier)))
        .map(
          ({ from, specifier }) => `${file}.ts: ${specifier}: rules import no I/O, nor by ${from}`,
        ),
    );
}
