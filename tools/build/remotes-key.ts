import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../parts';

/** The file of this checkout's key, unless `REMOTES_KEY_FILE` names another one. */
const ownFile = join(root, '.data/remotes-key.pem');

const remotesKeyFile = (): string => process.env.REMOTES_KEY_FILE || ownFile;

/**
 * Creates the key once, readable by its owner only; a concurrent second caller uses the first key.
 */
function makeKey(file: string): void {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  try {
    // Atomic, because parts are built concurrently.
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}

/**
 * The key that signs the remotes: the file named by `REMOTES_KEY_FILE`, or this checkout's own,
 * which is created when first needed.
 * @throws Error when the named file is missing or no private key on the curve P-256.
 */
export function remotesKey(): KeyObject {
  const file = remotesKeyFile();
  try {
    return privateKeyIn(file);
  } catch (error) {
    if (file !== ownFile || (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  makeKey(file);
  return privateKeyIn(file);
}

function privateKeyIn(file: string): KeyObject {
  const key = createPrivateKey(readFileSync(file));
  if (key.asymmetricKeyDetails?.namedCurve !== 'prime256v1') {
    throw new Error(`${file} holds no key on the curve P-256.`);
  }
  return key;
}

/** The public key in the form that `remotes.json` and browsers use. */
export const publicHalf = (key: KeyObject): string =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');
