import { calls } from '@meritum/shared/contracts/calls';
import type { ImportCheckReply } from '@meritum/shared/contracts/winner-imports';
import { defaultSeasons } from '@meritum/shared/programme/seasons';
import { checkFile } from '../src/modules/winners/import/check-file';
import { Problems } from '../src/modules/winners/import/problems';
import { readWinnersFile } from '../src/modules/winners/import/read-file';
import type { App } from '../src/platform/zod/provider';
import type { Person } from './accounts';
import { callAs } from './console';
import { asReader } from './proposals';
import { multipart } from './uploads';

export const headings = 'year,category,fullName,badge,meanScore,slug,linkedInUrl,employer';

/** A valid line for a winner of this name. */
export const lineOf = (name: string, rest = 'Gold,8.4,,,Example Labs') => `2024,AI,${name},${rest}`;

export const fileOf = (...lines: string[]) => `${[headings, ...lines].join('\n')}\n`;

const known = {
  seasons: defaultSeasons,
  contested: new Set<string>(),
  directory: () => undefined,
  now: new Date('2025-09-01T12:00:00.000Z'),
};

/** Reads and checks a file in chunks of this size. */
export async function checkedFile(content: Buffer | string, chunk = 65_536) {
  const bytes = Buffer.from(content);
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += chunk) yield bytes.subarray(at, at + chunk);
  }
  const problems = new Problems();
  const file = await readWinnersFile(chunks(), problems);
  await checkFile(file, problems, known);
  const { lines, encoding, separator } = file;
  return { lines, encoding, separator, inAll: problems.inAll, problems: problems.inOrder() };
}

export async function check(
  app: App,
  admin: Person,
  content: Buffer | string,
): Promise<ImportCheckReply> {
  const form = multipart({ name: 'winners.csv', content: Buffer.from(content) });
  const headers = { ...form.headers, ...admin.authorized };
  const { path: url, method } = calls.checkWinnersImport;
  const reply = await app.inject({ method, url, headers, payload: form.payload });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json();
}

export const apply = (app: App, admin: Person, payload: object) =>
  asReader((named) => callAs(app, admin, 'applyWinnersImport', { ...payload, ...named }));

/** One organiser proposes a checked file, and another applies it. */
export async function applyByTwo(
  app: App,
  [one, other]: readonly [Person, Person],
  payload: object,
) {
  const proposed = await apply(app, one, payload);
  return proposed.statusCode === 200 ? apply(app, other, payload) : proposed;
}
