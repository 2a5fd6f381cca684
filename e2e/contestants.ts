import type { SessionReply } from '../shared/contracts/identity';
import { application } from './judging';
import { nominationOf } from './portal';
import type { Somebody, Stage } from './stage';

/** The size of a contest: its number of entries and judges. */
export const size = { entries: 60, judges: 80 };

const password = 'plum kettle oxbow';
const numbered = (count: number) => Array.from({ length: count }, (_, at) => at);

export type Entrant = Somebody & { nominationId: string };

/** Runs a task for each item, a few at a time. */
export async function forAll<Item, Done>(
  items: readonly Item[],
  work: (item: Item) => Promise<Done>,
) {
  const done: Done[] = [];
  const waiting = [...items.entries()];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      done[next[0]] = await work(next[1]);
  };
  await Promise.all(numbered(6).map(lane));
  return done;
}

/** Registers an account with a confirmed address, which a submission needs to be judged. */
async function join(stage: Stage, fullName: string, email: string): Promise<Somebody> {
  const body = { fullName, email, password };
  const { accessToken } = await stage.ask<SessionReply>('register', { body });
  await stage.confirmAddress(email);
  return { fullName, email, accessToken };
}

/** Submits or resubmits a nomination; returns its id. */
export async function nominate(stage: Stage, person: Somebody, essay: string): Promise<string> {
  const reply = await stage.ask<{ data: { nominationId: string } }>('submitTechNomination', {
    token: person.accessToken,
    body: nominationOf(person, { essay }),
  });
  return reply.data.nominationId;
}

/** Registers nominators with different employers, so that nobody has a conflict of interest. */
export function everyEntrant(stage: Stage): Promise<Entrant[]> {
  return forAll(numbered(size.entries), async (at) => {
    const name = `Entrant ${String(at).padStart(2, '0')}`;
    const person = await join(stage, name, `entrant@makers-${at}.example`);
    return { ...person, nominationId: await nominate(stage, person, `What ${name} built.`) };
  });
}

/** Registers the applicants, each with another employer. */
export function everyJudge(stage: Stage): Promise<Somebody[]> {
  return forAll(numbered(size.judges), async (at) => {
    const judge = await join(stage, `Judge ${at}`, `judge@bench-${at}.example`);
    const { fullName, email } = judge;
    const body = {
      fullName,
      email,
      designation: application.Designation,
      organization: `Bench ${at}`,
      linkedInUrl: application.LinkedIn,
      experienceYears: 12,
      judgingYears: 3,
      reason1: application['Reason 1'],
      reason2: application['Reason 2'],
      reason3: application['Reason 3'],
      agreeTerms: true,
    };
    await stage.ask('submitTechJudgeApplication', { token: judge.accessToken, body });
    return judge;
  });
}
