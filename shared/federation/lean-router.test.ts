import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Loader = (this: { addDependency(file: string): void }, source: string) => string;
const leanRouter = jest.requireActual<Loader>('./lean-router.cjs');
const lean = (source: string) => leanRouter.call({ addDependency: () => {} }, source);

const dist = join(__dirname, '../../node_modules/react-router/dist/production');

/** The file of the installed package that draws routes. */
function drawing(): string {
  const files = readdirSync(dist).filter((file) => file.endsWith('.mjs'));
  const sources = files.map((file) => readFileSync(join(dist, file), 'utf8'));
  return sources.find((source) => source.includes('function _renderMatches(')) ?? '';
}

test('routes of the installed router are drawn without asking for loaders', () => {
  const asked = /dataRouterOpts\?\.|isDataRoute \?|^\w+\.(displayName|contextType) = /m;
  const source = drawing();
  expect([asked.test(source), asked.test(lean(source))]).toEqual([true, false]);
});

test('a router that asks in other words stops the build', () => {
  const other = drawing().replace(
    'dataRouterOpts?.state',
    'dataRouterOpts && dataRouterOpts.state',
  );
  expect(() => lean(other)).toThrow('react-router no longer says: let dataRouterState');
});

test('what draws no routes is left as it is, but for names and marks of what is pure', () => {
  expect(lean('var A = React.createContext(null);\nA.displayName = "A";\nlet b;')).toBe(
    'var A = /* @__PURE__ */ React.createContext(null);\n\nlet b;',
  );
});
