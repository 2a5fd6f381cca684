import { randomUUID } from 'node:crypto';
import { buildApp } from '../../app';
import { readConfig } from '../../config/environment';
import type { Account } from '../../modules/identity/account';
import { registerAdmin, registerStranger } from '../judges';

// node --import tsx people.ts <nominators> <organisers>: registers people and prints, as one JSON
// object, the nominators' addresses with their common password, and the organisers' access tokens.
const [nominators = 0, organisers = 0] = process.argv.slice(2).map(Number);
const app = await buildApp(readConfig(), { logStream: { write: () => {} } });
await app.ready();

const admins = [];
for (let at = 0; at < organisers; at++) admins.push(await registerAdmin(app));
const { accountId, password } = await registerStranger(app);
const accounts = app.mongo.db.collection<Account>('accounts');
const first = await accounts.findOne({ _id: accountId });
if (!first) throw new Error('Nobody has registered');
// The same password, which is hashed once; checking it at a sign-in costs what it always does.
const others = Array.from({ length: nominators }, (_, at): Account => {
  const { owedMails: _mails, ...account } = first;
  return { ...account, _id: randomUUID(), email: `nominator-${at}@example.com` };
});
await accounts.insertMany(others);
const emails = others.map(({ email }) => email);
const tokens = admins.map(({ accessToken }) => accessToken);
process.stdout.write(`${JSON.stringify({ emails, password, organisers: tokens })}\n`);
await app.close();
