import { calls } from '@meritum/shared/contracts/calls';
import type { Season } from '@meritum/shared/contracts/seasons';
import { hashOfText } from '@meritum/shared/merit/ledger/bytes';
import type { Person } from '../../testing/accounts';
import { suiteApp } from '../../testing/app';
import { registerAdmin } from '../../testing/judges';
import { decide } from '../../testing/results';
import { changeSeason } from '../../testing/seasons';

const suite = suiteApp();
let admin: Person | undefined;
beforeAll(async () => {
  admin = await registerAdmin(suite().app);
});
const ada = () => admin as Person;
const freeze = (revision: number) =>
  decide(suite().app, ada(), 'rules', { season: '2025', revision });
const stored = () =>
  suite().app.mongo.db.collection<Season & { _id: string }>('seasons').findOne({ _id: '2025' });

beforeEach(async () => {
  await changeSeason(suite().app, { 'rules.frozenAt': null });
});

test('rules are frozen as they were seen, once, and their hash is public', async () => {
  const revision = (await stored())?.revision ?? 0;
  expect((await freeze(revision + 1)).statusCode).toBe(412);
  expect((await stored())?.rules.frozenAt).toBeNull();
  const frozen = (await freeze(revision)).json();
  const again = (await freeze(revision)).json();
  expect([again, (await stored())?.rules.frozenAt]).toEqual([frozen, frozen.frozenAt]);
  for (const { frozen: own } of frozen.categories) expect(own.hash).toBe(hashOfText(own.text));
  expect((await suite().app.inject('/api/season/rules')).json()).toEqual(frozen);
  const audit = await suite().app.inject({
    url: calls.listAudit.path,
    headers: ada().authorized,
  });
  const [{ actor, action, after }] = audit.json().entries;
  expect({ actor: actor.id, action, after }).toEqual({
    actor: ada().accountId,
    action: 'season.changed',
    after: { '/rules/frozenAt': frozen.frozenAt },
  });
});

test('rules that judges cannot follow are not frozen', async () => {
  await changeSeason(suite().app, { 'rules.scale': { min: 1, max: 20 } });
  const reply = await freeze((await stored())?.revision ?? 0);
  await changeSeason(suite().app, { 'rules.scale': { min: 1, max: 10 } });
  expect([reply.statusCode, reply.json().message, (await stored())?.rules.frozenAt]).toEqual([
    412,
    'These rules cannot be frozen. Judges rate from 1 to 10, and the scale is another one.',
    null,
  ]);
});
