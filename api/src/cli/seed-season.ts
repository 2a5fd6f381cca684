import type { Ratings } from '@meritum/shared/contracts/assignments';
import { verificationNotes } from '@meritum/shared/contracts/judges';
import {
  closedState,
  criteria,
  defaultSeason,
  openCategory,
} from '@meritum/shared/programme/season';
import type { Config } from '../config/environment';
import { assignmentsOf, rate } from '../modules/assignments/commands';
import { closeJudging } from '../modules/contests/closing';
import { readContest } from '../modules/contests/contest-snapshot';
import { finaliseResults } from '../modules/contests/finalising';
import { computedOutcome } from '../modules/contests/outcome';
import type { Account } from '../modules/identity/account';
import { presentPerson } from '../modules/identity/present';
import { changePreferences, submitApplication } from '../modules/judges/commands';
import { decideJudge } from '../modules/judges/verification';
import { keepLog } from '../modules/log/appending';
import { publishResults } from '../modules/publication/publishing';
import { updateSeason } from '../modules/seasons/changing';
import { openJudging, setNominationsOpen } from '../modules/seasons/opening';
import type { Decider } from '../platform/authorisation/actor';
import { accountFor, type Contexts, nominate, type SamplePerson } from './sample-account';
import published from './sample-season.json';

/** A contest without imported winners, because its ledger must contain all of them. */
const contest = { season: published.season, category: published.category };

export const contestSamples: readonly SamplePerson[] = [
  ...published.organisers,
  ...published.judges,
  ...published.entrants,
];

const by = { actor: { command: 'seed' }, reason: 'The sample season.' };

/** A configuration in which the organisers of the sample contest may decide about it. */
export const withSampleOrganisers = (config: Config): Config => ({
  ...config,
  adminEmails: [...config.adminEmails, ...published.organisers.map(({ email }) => email)],
});

/** Days until nominations of the sample season close, at 23:59. */
const daysToNominate = 30;

/** Sets the automatic closing of nominations, and days that agree with it. */
async function setDays({ seasonal }: Contexts): Promise<void> {
  const dayIn = (days: number) =>
    new Date(seasonal.platform.clock().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const seen = await seasonal.view.fresh(contest.season);
  const { nominations, judging } = seen.calendar ?? defaultSeason.calendar;
  const calendar = {
    nominations: { ...nominations, to: dayIn(daysToNominate) },
    judging: { ...judging, to: dayIn(daysToNominate + 2) },
    results: dayIn(daysToNominate + 3),
  };
  await updateSeason(seasonal, { seen, change: { calendar }, by });
  const closesAt = `${calendar.nominations.to}T23:59:00.000Z`;
  await setNominationsOpen(seasonal, { category: openCategory, open: true, closesAt });
}

/** Ratings around an entry's quality; judges differ by about a point. */
function ratingsBy(judge: number, entry: number): Ratings {
  const worth = published.entrants[entry]?.worth ?? 0;
  const score = (index: number) =>
    Math.min(10, Math.round(worth + (((judge * 7 + entry * 13 + index * 5) % 11) - 5) / 4));
  return Object.fromEntries(criteria.map(({ key }, at) => [key, score(at)]));
}

async function judgeFor(context: Contexts, account: Account, index: number): Promise<void> {
  const { judging } = context;
  const { displayName: fullName, email: judgeEmail } = account;
  if (!(await judging.stores.judges.findByAccount(account._id))) {
    const form = {
      fullName,
      designation: 'Principal Engineer',
      organization: `Practice ${index + 1} (sample)`,
      linkedInUrl: `https://www.linkedin.com/in/sample-judge-${index + 1}`,
      experienceYears: 8 + (index % 9),
      judgingYears: 1 + (index % 4),
      reason1: 'I have led teams that build and run systems that learn.',
      reason2: 'I review papers and have judged hackathons.',
      reason3: 'I write down what I saw before I give a number.',
      agreeTerms: true as const,
    };
    await submitApplication(judging, { applicant: presentPerson(account, []), form });
  }
  const verification = { judgeEmail, isVerified: true, notes: verificationNotes.verified };
  await decideJudge(judging, { admin: by.actor, verification });
}

/** Rates all of a judge's entries in the contest. */
async function rateAll({ assigning }: Contexts, { _id: accountId }: Account, index: number) {
  for (const { assignment, nomination } of await assignmentsOf(assigning, { accountId })) {
    if (assignment.status !== 'pending' || assignment.category !== contest.category) continue;
    const entry = published.entrants.findIndex(({ email }) => email === nomination?.email);
    const ratings = ratingsBy(index, entry);
    await rate(assigning, { actor: { accountId }, assignmentId: assignment._id, ratings });
  }
}

/** Does everything from nominations to the last rating, and closes judging in the season. */
async function judge(context: Contexts, judges: readonly Account[]): Promise<void> {
  const { seasonal } = context;
  const { season: id, category } = contest;
  const season = { ...(await seasonal.view.fresh(id)), currentCategory: category };
  for (const sample of published.entrants)
    await nominate(context, await accountFor(context, sample), { sample, season });
  await Promise.all(judges.map((account, index) => judgeFor(context, account, index)));
  await openJudging(seasonal, { season: id, categories: [category], by });
  await context.allocate();
  await Promise.all(judges.map((account, index) => rateAll(context, account, index)));
  const seen = await seasonal.view.fresh(id);
  const completed = {
    label: 'Completed',
    period: `${category} is completed for this season.`,
    judging: closedState,
  };
  const categories = seen.categories.map((one) =>
    one.name === category ? { ...one, ...completed } : one,
  );
  await updateSeason(seasonal, { seen, change: { categories }, by });
}

/** Makes judges agree to be named, and take no more entries of this season. */
async function verifyJudges({ judging }: Contexts, judges: readonly Account[]): Promise<void> {
  for (const [index, { _id: accountId }] of judges.entries())
    await changePreferences(judging, { accountId }, { capacity: 0, named: index % 3 < 2 }, 0);
}

/** Closes judging, makes the outcome final with two organisers, and publishes. */
async function publish(context: Contexts, organisers: readonly Account[]): Promise<void> {
  const { publication, results } = context;
  const decider = (index: number): Decider => {
    const account = organisers[index] as Account;
    return { accountId: account._id, person: async () => presentPerson(account, [account.email]) };
  };
  const { revision } = await results.stores.results.findByContest(contest);
  await closeJudging(results, decider(0), { contest, revision });
  const snapshot = await readContest(results, contest);
  const { hash: outcomeHash } = await computedOutcome(results, snapshot);
  // After an interrupted publication, the outcome is already final.
  if (snapshot.result.state !== 'publishing') {
    const { proposed } = await finaliseResults(results, decider(0), { contest, outcomeHash });
    const proposalId = proposed?.id;
    await finaliseResults(results, decider(1), { contest, outcomeHash, proposalId });
  }
  await publishResults(publication, decider(1), { contest, outcomeHash });
}

/**
 * Adds a published contest with its ledger, by the acts of fictional people. Continues where it was
 * interrupted. The database must have no other judges, and the context {@link withSampleOrganisers}.
 */
export async function seedSeason(context: Contexts): Promise<void> {
  const { state } = await context.results.stores.results.findByContest(contest);
  if (state === 'published') return;
  const accounts = (samples: readonly SamplePerson[]) =>
    Promise.all(samples.map((sample) => accountFor(context, sample)));
  const judges = await accounts(published.judges);
  if (state === 'open') await judge(context, judges);
  await verifyJudges(context, judges);
  await publish(context, await accounts(published.organisers));
  await keepLog(context.keepingLog);
  await setDays(context);
}
