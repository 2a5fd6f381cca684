import { readFileSync } from 'node:fs';

/** Settings that may stand in a file, as vaults and compose hand secrets over. */
export const secretSettings = [
  'MONGODB_URI',
  'JWT_SECRET',
  'JWT_SECRET_PREVIOUS',
  'GOOGLE_CLIENT_SECRET',
  'SMTP_URL',
] as const;

interface SecretFiles {
  /** By the name of the setting; an empty file counts as not set. */
  values: Record<string, string>;
  problems: { name: string; message: string }[];
}

/** The last end of a line is the editor's, not the secret's. */
const contentOf = (path: string) => readFileSync(path, 'utf8').replace(/\r?\n$/, '');

/**
 * Reads each secret `NAME` whose file `NAME_FILE` names. A message names the setting and never what
 * stands in the file.
 */
export function readSecretFiles(env: Record<string, string | undefined>): SecretFiles {
  const read: SecretFiles = { values: {}, problems: [] };
  for (const setting of secretSettings) {
    const name = `${setting}_FILE`;
    const path = env[name];
    if (!path) continue;
    try {
      const content = contentOf(path);
      if (content) read.values[setting] = content;
      // The same by both ways is one secret: `with-secrets` puts what it read into the environment.
      if (env[setting] && env[setting] !== content)
        read.problems.push({
          name,
          message: `and ${setting} say different things: set one of them`,
        });
    } catch (error) {
      const { code = 'unknown' } = error as NodeJS.ErrnoException;
      read.problems.push({ name, message: `names a file that cannot be read (${code})` });
    }
  }
  return read;
}
