import { deflateRawSync } from 'node:zlib';
import { site } from '@meritum/shared/programme/site';
import { isLocalAddress, loopback } from './local-address';
import type { Environment } from './settings';

export interface ConfigProblem {
  name: keyof Environment;
  message: string;
}

/** The minimum for argon2id in OWASP's Password Storage Cheat Sheet: 19 MiB and two passes. */
const minimumHashing = { memoryKiB: 19_456, passes: 2 };

/** Minimum bits of a key, by the estimate of {@link entropyOf}. */
const minimumEntropy = 96;

/** A key with that entropy does not compress below this number of bytes. */
const minimumCompressedBytes = 20;

/** Shannon entropy of the text's characters, in bits. Does not detect repetition. */
function entropyOf(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= count * Math.log2(count / text.length);
  return bits;
}

/** Whether a key could be guessed: typed by hand, with few different characters, or repetitive. */
export const isWeakSecret = (secret: string) =>
  entropyOf(secret) < minimumEntropy ||
  deflateRawSync(secret).length < minimumCompressedBytes ||
  /secret|password|change|example/i.test(secret);

/** Whether the connection to the database is encrypted and authenticated. */
function isProtected(uri: string): boolean {
  const [, scheme = '', rest = ''] = /^(mongodb(?:\+srv)?):\/\/([\s\S]*)$/.exec(uri) ?? [];
  const [hosts = ''] = rest.split(/[/?]/, 1);
  const query = new URLSearchParams(rest.slice(rest.indexOf('?') + 1));
  const tls = query.get('tls') ?? query.get('ssl') ?? String(scheme === 'mongodb+srv');
  return tls === 'true' && (hosts.includes('@') || query.get('authMechanism') === 'MONGODB-X509');
}

/** Whether every host in a database address is this computer. */
function isDatabaseHere(uri: string): boolean {
  const [hosts = ''] = uri.replace(/^mongodb(\+srv)?:\/\//, '').split(/[/?]/, 1);
  const names = hosts.slice(hosts.lastIndexOf('@') + 1).split(',');
  return names.every((name) => loopback.has(name.replace(/:\d+$/, '')));
}

const problem = (name: keyof Environment, message: string): ConfigProblem => ({ name, message });

function* inAnyEnvironment(env: Environment): Generator<ConfigProblem> {
  const isElsewhere = env.PUBLIC_ORIGIN !== undefined && !isLocalAddress(env.PUBLIC_ORIGIN);
  const mustBeHere =
    env.NODE_ENV === 'production' ? !isLocalAddress(env.PUBLIC_ORIGIN) : isElsewhere;
  if (env.MAIL_PAGES === 'true' && mustBeHere)
    yield problem(
      'MAIL_PAGES',
      'shows all mails to anyone: only where PUBLIC_ORIGIN is on this computer',
    );
  if (env.NODE_ENV === 'development' && isElsewhere)
    yield problem(
      'NODE_ENV',
      'must not be development on a site that others can reach (PUBLIC_ORIGIN)',
    );
  if (env.DOCUMENTS_S3 !== undefined && env.DOCUMENTS_S3_KEY === undefined)
    yield problem('DOCUMENTS_S3_KEY', 'is required with DOCUMENTS_S3: <id of the key>:<secret>');
}

function* inProduction(env: Environment): Generator<ConfigProblem> {
  if (env.PUBLIC_ORIGIN === undefined)
    yield problem(
      'PUBLIC_ORIGIN',
      'is required in production: the origin of the site, such as https://awards.example',
    );
  if (env.JWT_SECRET === undefined)
    yield problem('JWT_SECRET', 'is required in production: at least 32 random characters');
  else if (isWeakSecret(env.JWT_SECRET))
    yield problem('JWT_SECRET', 'can be guessed: make one with `openssl rand -hex 48`');
  if (env.JWT_SECRET_PREVIOUS.some(isWeakSecret))
    yield problem(
      'JWT_SECRET_PREVIOUS',
      'has one that can be guessed and is still accepted: remove it',
    );
  if (env.TRUST_PROXY === true)
    yield problem(
      'TRUST_PROXY',
      'is true, so that callers could claim any address: list the proxies in front',
    );
}

/** Checks for a public site. */
function* inPublic(env: Environment): Generator<ConfigProblem> {
  if (env.PUBLIC_ORIGIN?.startsWith('http:'))
    yield problem('PUBLIC_ORIGIN', 'must be an https address; http only on this computer');
  if (env.PUBLIC_ORIGIN !== undefined && env.PUBLIC_ORIGIN !== site.origin)
    yield problem(
      'PUBLIC_ORIGIN',
      `is not the origin in MERITUM_SITE, ${site.origin}, where seals, shared links and the site map lead`,
    );
  if (env.GOOGLE_CLIENT_ID && !env.GOOGLE_ISSUER.startsWith('https:'))
    yield problem('GOOGLE_ISSUER', 'must be an https address, because its answers are trusted');
  if (env.GOOGLE_CLIENT_ID && isLocalAddress(env.GOOGLE_ISSUER))
    yield problem('GOOGLE_ISSUER', 'is on this computer, while the site is not');
  if (env.PASSWORD_MEMORY_KIB < minimumHashing.memoryKiB)
    yield problem('PASSWORD_MEMORY_KIB', `must be at least ${minimumHashing.memoryKiB} (19 MiB)`);
  if (env.PASSWORD_PASSES < minimumHashing.passes)
    yield problem('PASSWORD_PASSES', `must be at least ${minimumHashing.passes}`);
  const { MONGODB_URI: uri } = env;
  if (!isDatabaseHere(uri) && !env.MONGODB_PRIVATE_NETWORK && !isProtected(uri))
    yield problem(
      'MONGODB_URI',
      'must have a name, a password and tls=true; or set MONGODB_PRIVATE_NETWORK=true if nothing else is on the network of the database',
    );
}

/**
 * Why valid settings cannot be used together: production and public sites refuse settings that are
 * only safe on a local computer. Pure.
 */
export function configProblems(env: Environment): ConfigProblem[] {
  const isProduction = env.NODE_ENV === 'production';
  return [
    ...inAnyEnvironment(env),
    ...(isProduction ? inProduction(env) : []),
    ...(isProduction && !isLocalAddress(env.PUBLIC_ORIGIN) ? inPublic(env) : []),
  ];
}
