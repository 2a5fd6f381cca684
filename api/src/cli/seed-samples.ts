import { type JudgeForm, verificationNotes } from '@meritum/shared/contracts/judges';
import { readConfig } from '../config/environment';
import type { Account } from '../modules/identity/account';
import { presentPerson } from '../modules/identity/present';
import { submitApplication } from '../modules/judges/commands';
import { decideJudge } from '../modules/judges/verification';
import { takingNominations } from '../modules/nominations/commands';
import { importWinners } from '../modules/winners/commands';
import { sampleWinners } from '../modules/winners/samples';
import { onDatabase } from './on-database';
import { accountFor, type Contexts, nominate, type SamplePerson } from './sample-account';
import samplePeople from './samples.json';
import { seedSeason, withSampleOrganisers } from './seed-season';

interface Sample extends SamplePerson {
  /** An application to judge, and whether it was verified. */
  judge?: Omit<JudgeForm, 'fullName' | 'agreeTerms'> & { isVerified: boolean };
}

export const samples: readonly Sample[] = samplePeople;

/** Submits the sample's application to judge with its decision, unless it has one. */
async function offerToJudge({ judging }: Contexts, account: Account, sample: Sample) {
  if (!sample.judge) return;
  const applicant = presentPerson(account, []);
  if (await judging.stores.judges.findByAccount(applicant.accountId)) return;
  const { isVerified, ...form } = sample.judge;
  const { fullName, email: judgeEmail } = sample;
  await submitApplication(judging, { applicant, form: { ...form, fullName, agreeTerms: true } });
  if (!isVerified) return;
  const verification = { judgeEmail, isVerified, notes: verificationNotes.verified };
  await decideJudge(judging, { admin: { command: 'seed' }, verification });
}

/** Adds the sample people with their nominations, applications and assignments. Repeatable. */
export async function seedSamples(context: Contexts): Promise<void> {
  for (const sample of samples) {
    const account = await accountFor(context, sample);
    if (sample.nomination)
      await nominate(context, account, {
        sample,
        season: await takingNominations(context.nominating, account._id),
      });
    await offerToJudge(context, account, sample);
  }
  await context.allocate();
  await importWinners(context.publishing, sampleWinners);
}

/**
 * `meritum seed [season]`: adds sample data once, with `season` also a published contest. The
 * contest is added first, while there are no other judges, and never to older sample data.
 */
export const seed = ([what]: readonly string[]) =>
  onDatabase(async (context, { production }) => {
    if (production) throw new Error('Sample data is for development only (NODE_ENV).');
    const isFresh = !(await context.identities.stores.accounts.findByEmail(
      samples[0]?.email ?? '',
    ));
    if (what === 'season' && isFresh) await seedSeason(context);
    await seedSamples(context);
    console.log(`Sample accounts are in place: ${samples.map(({ email }) => email).join(', ')}.`);
  }, withSampleOrganisers(readConfig()));
