import type { Application } from '@meritum/shared/contracts/applications';
import { type Person, storePerson } from '../../../../testing/accounts';
import { applicationsIn } from '../../../../testing/applications';
import {
  apply,
  registerAdmin,
  registerUnconfirmed,
  storeNominee,
} from '../../../../testing/judges';
import { judgingSuite } from '../../../../testing/judging';
import { moveTo } from '../../../../testing/mails';
import { buildForm, submit } from '../../../../testing/nominations';

const suite = judgingSuite({ season: { 'rules.minimumRatings': 1, 'rules.plannedRatings': 2 } });
const { applicant, queueOf, seenBy } = applicationsIn(suite);

test('an application is shown with everything that its decision needs', async () => {
  const { app, admin } = suite();
  const judge = await registerUnconfirmed(app);
  await apply(app, judge, { organization: 'Oak', experienceYears: 12 });
  const { id, appliedAt, ...seen } = await seenBy(admin, judge);
  expect(seen).toEqual({
    revision: 1,
    state: 'waiting',
    name: 'Grace Sample',
    email: judge.email,
    emailConfirmed: false,
    linkedInUrl: 'https://www.linkedin.com/in/grace-sample',
    designation: 'Principal Engineer',
    organization: 'Oak',
    experienceYears: 12,
    judgingYears: 2,
    reasons: ['I have led platform teams.', 'I have judged hackathons.', 'I review for a journal.'],
    duplicates: [],
    namesEmployer: true,
    mailbox: expect.any(String),
    possibleColleagues: [],
    sharesEmployer: false,
    conflicts: 0,
    nominatesIn: [],
    mayDecide: true,
  });
});

test('a surname that is also a legal form is part of the name', async () => {
  const { admin } = suite();
  for (const [at, fullName] of ['Maria Sá', 'Maria'].entries())
    await applicant({
      fullName,
      organization: 'Oak',
      linkedInUrl: `https://www.linkedin.com/in/maria-${at}`,
    });
  expect((await queueOf(admin)).flatMap(({ duplicates }) => duplicates)).toEqual([]);
});

test('records of the same mailbox, profile, or name and organization are marked in both', async () => {
  const { admin } = suite();
  const first = await applicant({
    organization: 'Oak Ltd',
    linkedInUrl: 'https://de.linkedin.com/in/grace',
  });
  const second = await applicant({
    fullName: 'GRACE SAMPLE',
    organization: 'OAK',
    linkedInUrl: 'http://www.linkedin.com/in/Grace/?trk=1',
  });
  for (const organization of ['Elm', 'Ash'])
    await applicant({ organization, linkedInUrl: 'https://www.linkedin.com/' });
  const [one, other] = [await seenBy(admin, first), await seenBy(admin, second)];
  const same = ['profile', 'name'];
  const mark = ({ id, name, email }: Application) => ({ id, name, email, state: 'waiting', same });
  expect([one.duplicates, other.duplicates]).toEqual([[mark(other)], [mark(one)]]);
  expect((await queueOf(admin)).filter(({ duplicates }) => duplicates.length > 0)).toHaveLength(2);
});

test('a former mailbox marks both too', async () => {
  const { app, admin } = suite();
  const moved = await storePerson(app, 'first.box@gmail.com');
  await apply(app, moved);
  const second = await storePerson(app, 'firstbox+2@gmail.com');
  await apply(app, second);
  const now = await moveTo(app, moved, 'elsewhere@example.org');
  for (const one of [now, second])
    expect(await seenBy(admin, one)).toMatchObject({
      duplicates: [{ same: ['mailbox', 'profile'] }],
    });
});

test("an applicant's conflicts of interest are counted, and an organiser's shared employer is marked", async () => {
  const { app } = suite();
  const admin = await registerAdmin(app);
  await apply(app, admin, { organization: 'Birch' });
  await storeNominee(app, { organization: 'Oak' });
  await storeNominee(app, { organization: 'Birch' });
  const colleague = await applicant({ organization: 'Birch Inc.' });
  const nominee = await applicant({ organization: 'Elm' });
  await submit(app, nominee, buildForm({ organization: 'Elm' }));
  const marks = async (judge: Person) => {
    const { sharesEmployer, conflicts, nominatesIn } = await seenBy(admin, judge);
    return { sharesEmployer, conflicts, nominatesIn };
  };
  // The entry of the organiser's own employer is not counted.
  expect(await marks(colleague)).toEqual({ sharesEmployer: true, conflicts: 0, nominatesIn: [] });
  expect(await marks(nominee)).toEqual({
    sharesEmployer: false,
    conflicts: 2,
    nominatesIn: ['Technology'],
  });
});

test('organisers see whether an address proves the employer that an application names', async () => {
  const { admin } = suite();
  const seen = async (email: string, organization: string) => {
    const judge = await applicant({ organization });
    const { db } = suite().app.mongo;
    await db.collection('judges').updateOne({ accountId: judge.accountId }, { $set: { email } });
    return (await queueOf(admin)).find((row) => row.email === email)?.mailbox;
  };
  expect([
    await seen('famous.expert@gmail.com', 'Grand University'),
    await seen('ada@fernwood.example', 'Ashgrove plc'),
    await seen('ada@ashgrove.com', 'Ashgrove plc'),
  ]).toEqual(['free', 'elsewhere', 'employer']);
});
