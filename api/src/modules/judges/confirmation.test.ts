import type { AuditEntry } from '@meritum/shared/contracts/audit';
import type { ConsoleJudge } from '@meritum/shared/contracts/listed-judges';
import { confirmAddress, type Person } from '../../../testing/accounts';
import { askAs, listedJudge, nominationSeen, nominationsSeen } from '../../../testing/console';
import { apply, decide, registerUnconfirmed } from '../../../testing/judges';
import { judgingSuite } from '../../../testing/judging';
import { confirmByLink, moveTo, templatesTo } from '../../../testing/mails';
import { statusOf, submit } from '../../../testing/nominations';
import { everyMailIsPending } from '../../../testing/pending-mails';
import { days, hours } from '../../platform/clock';
import { remindNominatorsToConfirm } from '../nominations/confirmation';
import { remindJudgesToConfirm } from './confirmation';

const suite = judgingSuite();
everyMailIsPending(suite);

test('nominator, judge and organisers see that a submission waits for a confirmed address', async () => {
  const { app, admin } = suite();
  const person = await registerUnconfirmed(app);
  const nominationId = (await submit(app, person)).json().data.nominationId;
  await apply(app, person);
  const seen = async () => {
    const own = await app.inject({ url: '/api/judges/me', headers: person.authorized });
    const pending = (await askAs(app, admin, 'judges/pending')).json<ConsoleJudge[]>();
    const [nomination] = (await nominationsSeen(app, admin)).rows;
    return {
      waits: [(await statusOf(app, person)).waitsForConfirmation, own.json().waitsForConfirmation],
      confirmed: [
        pending.find(({ email }) => email === person.email)?.emailConfirmed,
        (await listedJudge(app, admin, person)).emailConfirmed,
        nomination?.emailConfirmed,
        (await nominationSeen(app, admin, nominationId)).emailConfirmed,
      ],
    };
  };
  expect(await seen()).toEqual({ waits: [true, true], confirmed: Array(4).fill(false) });
  await confirmByLink(app, person);
  expect(await seen()).toEqual({ waits: [false, false], confirmed: Array(4).fill(true) });
});

describe('a verified judge who takes another address', () => {
  async function movedJudge(isConfirmed: boolean) {
    const { app, admin } = suite();
    const person = await registerUnconfirmed(app);
    if (isConfirmed) await confirmByLink(app, person);
    await apply(app, person);
    await decide(app, admin, person, 'verified');
    const moved = await moveTo(app, person, `moved.${person.email}`);
    const judge = await app.inject({ url: '/api/judges/me', headers: moved.authorized });
    const { entries } = (
      await askAs(app, admin, 'audit', { action: 'judge.decision-undone' })
    ).json();
    const { accountId } = person;
    const undone = entries.filter((one: AuditEntry) => one.subject.accountId === accountId).length;
    const { email, emailConfirmed } = await listedJudge(app, admin, moved);
    expect([email, emailConfirmed]).toEqual([moved.email, true]);
    return { isVerified: judge.json().isVerified, undone };
  }

  test('stays verified if the former one was confirmed', async () => {
    expect(await movedJudge(true)).toEqual({ isVerified: true, undone: 0 });
  });

  test('loses the verification if the former one was not confirmed, since it may name another person', async () => {
    expect(await movedJudge(false)).toEqual({ isVerified: false, undone: 1 });
  });
});

// Last, because its time shift ends the sessions.
describe('the reminder to confirm an address', () => {
  const remind = async (wait: number) => {
    suite().pass(wait);
    const turn = async () => {
      const process = suite().commands();
      await remindNominatorsToConfirm(process.confirmingNominators);
      await remindJudgesToConfirm(process.confirmingJudges);
    };
    await Promise.all([turn(), turn()]);
  };
  const remindersTo = async ({ email }: Person) =>
    (await templatesTo(suite().app, email)).filter((name) => name === 'confirmation-reminder')
      .length;

  test('is not sent after a confirmation that no planning run has noticed yet', async () => {
    const { app } = suite();
    const confirmedSince = await registerUnconfirmed(app);
    await submit(app, confirmedSince);
    await confirmAddress(app, confirmedSince);
    await remind(days(3));
    expect(await remindersTo(confirmedSince)).toBe(0);
  });

  test('is sent once to a nominator and to a judge, two days after', async () => {
    const { app } = suite();
    const [nominator, judge] = [await registerUnconfirmed(app), await registerUnconfirmed(app)];
    await submit(app, nominator);
    await apply(app, judge);
    const counts = [];
    for (const wait of [days(2) - hours(1), hours(1), days(30)]) {
      await remind(wait);
      counts.push([await remindersTo(nominator), await remindersTo(judge)]);
    }
    expect(counts).toEqual([
      [0, 0],
      [1, 1],
      [1, 1],
    ]);
  });
});
