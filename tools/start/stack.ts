import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { localProviderEnv, localProviderName, wantsLocalProvider } from '../identity/settings';
import { distOf, healthPathOf, type StaticPart, staticParts } from '../parts';
import { answers, supervisedServer } from '../processes/server-run';
import type { Supervised } from '../processes/supervised';
import { type DatabaseServer, startDatabase } from './database';
import { type ApiProcess, type Gateway, isApi, type Routes, startGateway } from './gateway';
import { nextFreePort } from './ports';
import { keptSecret } from './secret';
import { seed } from './seed';
import { type Say, step } from './steps';

type ChildName = StaticPart | 'api' | typeof localProviderName;

/** More processes than a machine has cores. */
const maxApis = 16;

export interface StackOptions {
  /** Public port, which must be free. Inner ports are the next free ones. */
  port: number;
  /** Folder of the database, the secret and the logs. */
  dataDir: string;
  say: Say;
  /** Resolves when all static parts are built; the API must be. */
  built?: Promise<unknown>;
  /** A running database; by default the stack starts its own. */
  database?: DatabaseServer;
  /**
   * Additional settings of the API; `GOOGLE_SIGN_IN: 'off'` for a stack without any provider for
   * Google sign-in; `API_PROCESSES` for several processes of the API.
   */
  apiEnv?: Record<string, string>;
  /** Arguments of node for a child, instead of those that serve its build. */
  argsOf?: (name: string, port: number) => readonly string[] | undefined;
  /** Arguments of node for the seed, instead of the built one. */
  seedArgs?: readonly string[];
}

const isStatic = (name: string): name is StaticPart =>
  (staticParts as readonly string[]).includes(name);

function usualArgs(name: string, port: number): readonly string[] {
  if (isApi(name)) return ['--enable-source-maps', join(distOf('api'), 'meritum.cjs'), 'serve'];
  return ['--import', 'tsx', 'tools/identity/server.ts', String(port)];
}

function readyPathOf(name: string): string {
  if (isApi(name)) return '/api/health/ready';
  if (name === localProviderName) return '/.well-known/openid-configuration';
  return isStatic(name) ? healthPathOf(name) : '/';
}

const hasLocalProvider = ({ apiEnv }: StackOptions) =>
  wantsLocalProvider({ ...process.env, ...apiEnv });

/** Settings of the API for a site at `address` on this machine. */
async function apiSettings(
  address: string,
  { dataDir, apiEnv }: StackOptions,
  database: DatabaseServer,
): Promise<Record<string, string>> {
  const noProvider = { ...process.env, ...apiEnv }.GOOGLE_SIGN_IN === 'off';
  return {
    NODE_ENV: 'production',
    MONGODB_URI: database.uri,
    JWT_SECRET: process.env.JWT_SECRET ?? (await keptSecret(join(dataDir, 'secret'))),
    PUBLIC_ORIGIN: address,
    TRUST_PROXY: 'loopback',
    MAIL_DIRECTORY: join(dataDir, 'mail'),
    MAIL_PAGES: 'true',
    // Without a scanner, judges could otherwise read no documents.
    JUDGES_READ_UNSCANNED: 'true',
    ...apiEnv,
    ...(noProvider && { GOOGLE_CLIENT_ID: '' }),
  };
}

/** Names of the API's processes, as many as `API_PROCESSES` says. */
function apisOf({ apiEnv }: StackOptions): ApiProcess[] {
  const { API_PROCESSES = '1' } = { ...process.env, ...apiEnv };
  const count = Number(API_PROCESSES);
  if (!Number.isInteger(count) || count < 1 || count > maxApis)
    throw new Error(`API_PROCESSES is a number from 1 to ${maxApis}, not ${API_PROCESSES}.`);
  return Array.from({ length: count }, (_, at) => (at === 0 ? 'api' : (`api-${at + 1}` as const)));
}

async function portsOf(options: StackOptions): Promise<Record<string, number>> {
  const { port } = options;
  const taken = new Set<number>();
  const ports: Record<string, number> = {};
  const own = hasLocalProvider(options) ? [localProviderName] : [];
  for (const name of [...apisOf(options), ...own, ...staticParts]) {
    ports[name] = await nextFreePort(port + 1, taken);
  }
  return ports;
}

/** Each further process serves its metrics on the next port. */
function metricsOf(name: ApiProcess, { METRICS_PORT }: NodeJS.ProcessEnv) {
  const further = Number(name.slice('api-'.length) || 1) - 1;
  return METRICS_PORT ? { METRICS_PORT: String(Number(METRICS_PORT) + further) } : {};
}

function envOf(name: string, port: number, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  if (isApi(name))
    return { ...env, ...metricsOf(name, env), HOST: '127.0.0.1', PORT: String(port) };
  if (name !== localProviderName) return process.env;
  const { LOCAL_SIGN_IN_SITE, LOCAL_SIGN_IN_SECRET } = env;
  return { ...process.env, LOCAL_SIGN_IN_SITE, LOCAL_SIGN_IN_SECRET };
}

const logOf = (name: string, { dataDir }: StackOptions) => join(dataDir, 'logs', `${name}.log`);

function ownServer(
  name: string,
  port: number,
  env: NodeJS.ProcessEnv,
  options: StackOptions,
): Supervised {
  return supervisedServer({
    name,
    args: options.argsOf?.(name, port) ?? usualArgs(name, port),
    env: envOf(name, port, env),
    isReady: () => answers(`http://127.0.0.1:${port}${readyPathOf(name)}`),
    logFile: logOf(name, options),
    say: options.say,
  });
}

/** The built static parts, served by one process. */
function staticServer(ports: ReadonlyMap<StaticPart, number>, options: StackOptions): Supervised {
  const healthOf = ([part, port]: [StaticPart, number]) =>
    answers(`http://127.0.0.1:${port}${healthPathOf(part)}`);
  const served = [...ports].map(([part, port]) => `${part}:${port}`);
  return supervisedServer({
    name: 'static server',
    args: ['--import', 'tsx', 'tools/serve/serve.ts', ...served],
    env: process.env,
    isReady: async () => (await Promise.all([...ports].map(healthOf))).every(Boolean),
    logFile: logOf('static', options),
    say: options.say,
  });
}

/** All servers except the database: one for all static parts, one for each other process. */
function childrenOf(
  ports: Record<string, number>,
  env: NodeJS.ProcessEnv,
  options: StackOptions,
): Supervised[] {
  const built = new Map<StaticPart, number>();
  const children: Supervised[] = [];
  for (const [name, port] of Object.entries(ports)) {
    if (isStatic(name) && !options.argsOf?.(name, port)) built.set(name, port);
    else children.push(ownServer(name, port, env, options));
  }
  return built.size > 0 ? [...children, staticServer(built, options)] : children;
}

/** Starts the provider immediately, the API after the sample data, static parts after their build. */
async function startChildren(
  children: Supervised[],
  { say, built }: StackOptions,
  seeded: Promise<void>,
  names: readonly string[],
): Promise<void> {
  await step(say, 'parts', 'starting', async () => {
    const start = async (child: Supervised) => {
      if (isApi(child.name)) await seeded;
      else if (child.name !== localProviderName) await built;
      await child.start();
    };
    await Promise.all(children.map(start));
    return { detail: names.join(', ') };
  });
}

function notesOf(address: string, env: NodeJS.ProcessEnv, ports: Record<string, number>) {
  return [
    `The API's calls: ${address}/api/docs`,
    env.SMTP_URL ? 'Mails are sent by the server at SMTP_URL.' : `Mails: ${address}/api/dev/mail`,
    ports.identity
      ? 'Google sign-in: a local stand-in; Ines Duarte and Rafael Monteiro are organisers.'
      : `Google sign-in: ${env.GOOGLE_CLIENT_ID ? 'as configured' : 'not configured'}.`,
    'A nominator: nora.lindqvist@example.com; a judge: hanna.virtanen@example.org (sample-password).',
  ];
}

/**
 * Starts the site: database, sample data, API, a server for the static parts, and the gateway. On
 * failure, stops what was started. Processes can be stopped and started by name: the API's first
 * one as `api`, further ones as `api-2` and so on.
 */
export async function startStack(options: StackOptions) {
  const { port, dataDir, say } = options;
  const address = `http://localhost:${port}`;
  await mkdir(join(dataDir, 'logs'), { recursive: true });
  const database = options.database ?? (await startDatabase({ dataDir, say }));
  const ports = await portsOf(options);
  const env = {
    ...process.env,
    ...(ports.identity && localProviderEnv(address, ports.identity)),
    ...(await apiSettings(address, options, database)),
  };
  const served = Object.entries(ports).filter(([name]) => name !== localProviderName);
  const routes: Routes = new Map(served as [StaticPart | ApiProcess, number][]);
  const children = childrenOf(ports, env, options);

  let gateway: Gateway | undefined;
  const stop = async () => {
    gateway?.close();
    await Promise.all(children.map((child) => child.stop()));
    await database.stop();
  };
  try {
    const seedArgs = options.seedArgs ?? [join(distOf('api'), 'meritum.cjs'), 'seed'];
    await startChildren(children, options, seed(seedArgs, env, say), Object.keys(ports));
    gateway = await startGateway(port, routes);
  } catch (error) {
    await stop();
    throw error;
  }
  const byName = Object.fromEntries(children.map((child) => [child.name, child]));
  return {
    address,
    /** Further information to print, one line each. */
    notes: notesOf(address, env, ports),
    ports: ports as Record<ChildName, number>,
    /** The gateway's routes. */
    routes,
    children: byName as Record<'api' | 'static server', Supervised>,
    database,
    stop,
  };
}

export type Stack = Awaited<ReturnType<typeof startStack>>;
