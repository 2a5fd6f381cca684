import { join, posix } from 'node:path';
import { remoteNames } from '@meritum/shared/programme/routes';
import { apiRules } from './api-rules';
import { type Edge, isTest, type Rule, within } from './edge';

/** What each part may import besides itself. */
const reach: Record<string, readonly string[]> = {
  'shared/contracts': [],
  'shared/programme': [],
  'shared/merit': [],
  shared: [],
  ...Object.fromEntries(remoteNames.map((name) => [name, ['shared']])),
  // Only prerendering renders pages of a remote; no browser script reaches it, see `server`.
  'shell/build': ['shell', 'shared', 'mf-public'],
  'shell/src/boot/prerender.tsx': ['shell', 'shared', 'mf-public'],
  shell: ['shared'],
  api: ['shared/contracts', 'shared/programme', 'shared/merit'],
  // The routes of the public site, which the journeys visit, and the people shown on them.
  e2e: ['shared', 'tools', 'mf-public/src/register', 'mf-public/src/samples'],
  // The build scripts of parts, never their sources, except for the papers that veraPDF checks.
  // Journeys use the tools, so tools import no journeys.
  tools: [
    'shared',
    'api/build',
    'api/src/platform/papers',
    'api/testing/papers',
    'shell/build',
    // A deploy checks the seal as the shell does.
    'shell/src/remotes/seal',
    'mf-public/src/register',
  ],
};

const zones = Object.keys(reach);
const zoneOf = (path: string) => zones.find((zone) => within(path, zone));

const parts: Rule = ({ from, to, typeOnly }) => {
  const zone = zoneOf(from);
  // Types only: a value would bring the schema library along.
  if (to && typeOnly && zone === 'shared/programme' && within(to, 'shared/contracts'))
    return undefined;
  // A test may compare parts of shared.
  if (to && isTest(from) && within(from, 'shared') && within(to, 'shared')) return undefined;
  if (!to || !zone || within(to, zone, ...(reach[zone] ?? []))) return undefined;
  return `${zone} may not import ${zoneOf(to) ?? to}`;
};

/** A SHA-256 that is synchronous and works without TLS, unlike WebCrypto. */
const hashes = '@noble/hashes/sha2.js';

/** The merit engine must be readable and usable on its own. */
const merit: Rule = ({ from, to, specifier }) => {
  if (to || specifier === hashes || !within(from, 'shared/merit') || isTest(from)) return undefined;
  return `shared/merit imports nothing but itself and SHA-256, not ${specifier}`;
};

/** A relative import would give each remote a separate copy with its own state. */
const singletonFiles: Record<string, string> = {
  'shared/router/router': '@meritum/shared/router',
  'shared/query/query': '@meritum/shared/query',
  'shared/auth/session': '@meritum/shared/auth/session',
  'shared/ui/toasts': '@meritum/shared/ui/toasts',
};

const singletons: Rule = ({ from, to, specifier, typeOnly }) => {
  const name = to && singletonFiles[to];
  if (!name || typeOnly || isTest(from) || !within(from, 'shared')) return undefined;
  return specifier === name ? undefined : `a singleton is imported as ${name}`;
};

/** Shared packages are not tree-shaken, so these facades re-export only what is used. */
const facades: Record<string, string> = {
  'react-router-dom': 'shared/router',
  '@tanstack/react-query': 'shared/query',
};

const facade: Rule = ({ from, specifier }) => {
  const owner = facades[specifier];
  if (!owner || isTest(from) || within(from, owner, 'api', 'tools', 'e2e')) return undefined;
  return `${specifier} is imported through ${owner}`;
};

const server: Rule = ({ from, to, typeOnly }) => {
  if (to !== 'shell/src/boot/prerender' || typeOnly || within(from, 'shell/build'))
    return undefined;
  return isTest(from) ? undefined : 'the server bundle is for the build alone';
};

/** Packages that are too heavy for a browser. */
const serverPackage = /^(@zxcvbn-ts|oidc-provider|openid-client|nodemailer)(\/|$)/;

const heavy: Rule = ({ from, specifier, typeOnly }) => {
  if (!serverPackage.test(specifier) || typeOnly || within(from, 'api', 'tools')) return undefined;
  return isTest(from) || within(from, 'e2e') ? undefined : `${specifier} stays on the server`;
};

const rules: readonly Rule[] = [parts, merit, server, heavy, singletons, facade, ...apiRules];

/** Where an import leads, as a path of the checkout without extension; undefined for a package. */
export function targetOf(from: string, specifier: string): string | undefined {
  const bare = (path: string) => posix.normalize(path).replace(/\.(tsx?|json|css)$/, '');
  if (specifier.startsWith('.')) return bare(join(posix.dirname(from), specifier));
  const [scope, name, ...rest] = specifier.split('/');
  if (scope !== '@meritum' || !name) return undefined;
  const path = bare([name, ...rest].join('/'));
  // Both facades are exported under their folder's name.
  return path === 'shared/router' || path === 'shared/query' ? `${path}/${rest[0]}` : path;
}

/** Why the import is not allowed, in words; empty if it is allowed. */
export const broken = (edge: Edge): string[] => rules.flatMap((rule) => rule(edge) ?? []);
