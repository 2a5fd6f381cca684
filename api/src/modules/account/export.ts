import type { Readable } from 'node:stream';
import type { Person } from '../../platform/authorisation/actor';
import { accountOf, type Identities } from '../identity/commands';
import { listSessions } from '../identity/session-commands';
import type { ArchiveFile } from './archive';

/** What the other modules hold of a person, as it is handed to them. */
export interface Copies {
  nominationsOf(accountId: string): Promise<object[]>;
  documentsOf(accountId: string): Promise<{ name: string; open(): Readable }[]>;
  mailsTo(address: string): Promise<object[]>;
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Everything that we hold about the actor; no secret of theirs or of ours. */
export async function exportAccount(
  { identities, ...copies }: Copies & { identities: Identities },
  actor: Pick<Person, 'accountId'>,
): Promise<ArchiveFile[]> {
  const account = await accountOf(identities.accounts, actor);
  const { passwordHash, credentials: _, ...plain } = account;
  const sessions = await listSessions(identities, actor);
  const documents = await copies.documentsOf(account._id);
  return [
    { name: 'account.json', content: json({ ...plain, hasPassword: passwordHash !== undefined }) },
    {
      name: 'sessions.json',
      content: json(
        sessions.map(({ device, method, createdAt, rotatedAt, expiresAt }) => ({
          device,
          method,
          createdAt,
          lastUsedAt: rotatedAt,
          expiresAt,
        })),
      ),
    },
    { name: 'nominations.json', content: json(await copies.nominationsOf(account._id)) },
    { name: 'mails.json', content: json(await copies.mailsTo(account.email)) },
    ...documents.map(({ name, open }, at) => ({
      // Numbered, as two documents can have one name.
      name: `documents/${at + 1}-${name}`,
      content: open,
    })),
  ];
}
