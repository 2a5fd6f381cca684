import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '@meritum/shared/contracts/calls';
import type { Pending } from '../judging/evening';
import type { Submitted } from '../judging/submit';
import { Nominator } from './nominator';
import { type Attempt, Requests } from './requests';

/** The last hour of a category, made shorter; arrivals double with each of its phases. */
export interface Trace {
  port: number;
  minutes: number;
  /** Addresses of the nominators, and their common password. */
  emails: string[];
  password: string;
  ratings: Pending[];
  /** Access tokens. */
  organisers: string[];
}

export interface Played {
  attempts: Attempt[];
  ratings: Pick<Submitted, 'id' | 'innovation'>[];
  acknowledged: { drafts: number; documents: number; nominations: number };
  gaveUp: number;
  lost: number;
  errors: string[];
}

export const phases = 6;

/** Which share of people arrive before the end of each phase. */
export const arrivedBy = (phase: number) => (2 ** (phase + 1) - 1) / (2 ** phases - 1);

/** When each of `count` people arrives, as shares of the trace. */
export function arrivals(count: number): number[] {
  return Array.from({ length: count }, (_, at) => {
    const share = (at + 0.5) / count;
    const phase = Array.from({ length: phases }, (_one, each) => each).find(
      (each) => share <= arrivedBy(each),
    );
    const [from, to] = [phase ? arrivedBy(phase - 1) : 0, arrivedBy(phase ?? 0)];
    return ((phase ?? 0) + (share - from) / (to - from)) / phases;
  });
}

/** A status is asked again, and each screen of the console. */
const [statusEvery, overviewEvery, listEvery, exportEvery, planEvery] = [
  20_000, 10_000, 15_000, 30_000, 60_000,
];

async function play(trace: Trace): Promise<Played> {
  const begun = performance.now();
  const requests = new Requests(trace.port, begun);
  const length = trace.minutes * 60_000;
  const end = begun + length;
  const errors = new Set<string>();
  const guarded = (work: Promise<unknown>) =>
    work.catch((error: unknown) => void errors.add(String(error)));
  const until = (share: number) => sleep(Math.max(0, begun + share * length - performance.now()));
  const every = async (pause: number, work: () => Promise<unknown>) => {
    await sleep(Math.random() * pause);
    while (performance.now() < end) {
      await guarded(work());
      await sleep(pause);
    }
  };

  const nominators = trace.emails.map((_, at) => new Nominator(requests, at));
  const times = arrivals(nominators.length);
  const nominating = nominators.map(async (nominator, at) => {
    await until(times[at] ?? 0);
    await guarded(nominator.play(trace.emails[at] ?? '', trace.password));
    if (nominator.acknowledged.token) await every(statusEvery, nominator.status);
  });

  const rated: Played['ratings'] = [];
  let givenUp = 0;
  const judging = trace.ratings.map(async ({ id, token }, at) => {
    await until(at / trace.ratings.length);
    const innovation = 1 + (at % 10);
    const path = calls.getTechJudgeAssignment.path.replace(':assignmentId', id);
    await requests.send({ kind: 'assignment', ...calls.getTechJudgeAssignments, token });
    await requests.send({ kind: 'assignment', path, token });
    const reply = await requests.send({
      kind: 'rate',
      method: 'POST',
      path: calls.submitTechAssignmentRating.path.replace(':assignmentId', id),
      token,
      body: { assignmentId: id, ratings: { innovation, methodology: 7, execution: 8, results: 9 } },
      patient: true,
    });
    if (reply) rated.push({ id, innovation });
    else givenUp += 1;
  });

  const console = trace.organisers.flatMap((token) => [
    every(overviewEvery, () => requests.send({ kind: 'console', ...calls.getOverview, token })),
    every(listEvery, () => requests.send({ kind: 'console', ...calls.listNominations, token })),
    every(exportEvery, () =>
      requests.send({ kind: 'export', path: `${calls.exportJudges.path}?format=xlsx`, token }),
    ),
    every(planEvery, () =>
      requests.send({ kind: 'plan', ...calls.previewPlan, body: { asIfOpen: true }, token }),
    ),
  ]);

  await Promise.all([...nominating, ...judging.map(guarded), ...console]);
  const attempts = [...requests.attempts];
  const all = nominators.map(({ acknowledged }) => acknowledged);
  const count = (name: 'draft' | 'document' | 'submitted') =>
    all.filter((one) => one[name] !== undefined).length;
  let lost = 0;
  const waiting = [...nominators];
  const readBack = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) lost += await next.lost();
  };
  await Promise.all([readBack(), readBack(), readBack(), readBack()]);
  return {
    attempts,
    ratings: rated,
    acknowledged: {
      drafts: count('draft'),
      documents: count('document'),
      nominations: count('submitted'),
    },
    gaveUp: givenUp + all.reduce((sum, { gaveUp }) => sum + gaveUp, 0),
    lost,
    errors: [...errors],
  };
}

// The trace comes through the channel to the parent, because it is long.
process.once('message', async (trace) => {
  const played = await play(trace as Trace);
  process.send?.(played, () => process.exit(0));
});
