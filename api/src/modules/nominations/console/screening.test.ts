import { suiteApp } from '../../../../testing/app';
import { auditSeen, callAs, nominationSeen, nominationsSeen } from '../../../../testing/console';
import { apply, registerAdmin, registerNominee } from '../../../../testing/judges';
import { buildForm, submit } from '../../../../testing/nominations';
import { suiteOrganisers } from '../../../../testing/results';

const suite = suiteApp();
const organisers = suiteOrganisers(suite);

const unseen = async () => {
  const { rows } = await nominationsSeen(suite().app, organisers()[0], { looked: 'no' });
  return rows.map(({ id }: { id: string }) => id);
};

test('ADM-049 of two simultaneous looks at a nomination one is recorded, and a new text has to be looked at again', async () => {
  const { app } = suite();
  const [one, other] = organisers();
  const nominee = await registerNominee(app);
  const { nominationId } = nominee;
  const { revision, may } = await nominationSeen(app, one, nominationId);
  expect([await unseen(), may.lookAt]).toEqual([[nominationId], true]);
  const look = (by: typeof one, seen = revision) =>
    callAs(app, by, 'lookAtNomination', { nominationId, revision: seen });
  const colleague = await registerAdmin(app);
  await apply(app, colleague, { organization: nominee.organization });
  expect((await look(colleague)).statusCode).toBe(403);
  expect((await look(one, revision + 1)).statusCode).toBe(412);
  const both = await Promise.all([look(one), look(other)]);
  const [first, second] = both.sort((a, b) => a.statusCode - b.statusCode);
  expect([first.statusCode, second.statusCode, second.json().message]).toEqual([
    204,
    409,
    'This nomination has been looked at already.',
  ]);
  const seen = await nominationSeen(app, one, nominationId);
  expect([await unseen(), seen.revision, seen.may.lookAt]).toEqual([[], revision, false]);
  const looks = (await auditSeen(app, one)).filter(
    ({ action }) => action === 'nomination.looked-at',
  );
  expect(looks).toHaveLength(1);
  const returned = { nominationId, revision, note: 'Say more about your part.' };
  expect((await callAs(app, other, 'returnNomination', returned)).statusCode).toBe(200);
  expect(await unseen()).toEqual([]);
  const { organization } = nominee;
  const changed = buildForm({
    organization,
    essay: 'Another text, with my own part in it.',
  });
  expect((await submit(app, nominee, changed)).statusCode).toBe(201);
  expect(await unseen()).toEqual([nominationId]);
});
