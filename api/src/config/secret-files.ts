import { readFileSync } from 'node:fs';

/** Settings that can be read from files, as vaults and compose provide secrets. */
const secretSettings = [
  'MONGODB_URI',
  'JWT_SECRET',
  'JWT_SECRET_PREVIOUS',
  'GOOGLE_CLIENT_SECRET',
  'SMTP_URL',
  'BOUNCES_URL',
  'DOCUMENTS_S3_KEY',
] as const;

interface SecretFiles {
  /** Values by setting; an empty file counts as not set. */
  values: Record<string, string>;
  problems: { name: string; message: string }[];
}

/** Leaves out the final line break and, on Windows, the byte order mark of editors. */
const contentOf = (path: string) => readFileSync(path, 'utf8').replace(/^\ufeff|\r?\n$/g, '');

/**
 * Reads each secret `NAME` from the file in `NAME_FILE`. Messages name the setting and never show
 * its content.
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
      if (env[setting] && env[setting] !== content)
        read.problems.push({ name, message: `and ${setting} differ: set one of them` });
    } catch (error) {
      const { code = 'unknown' } = error as NodeJS.ErrnoException;
      read.problems.push({ name, message: `names a file that cannot be read (${code})` });
    }
  }
  return read;
}
