import { type JudgeForm, verificationNotes } from '@meritum/shared/contracts/judges';
import {
  type NominationForm,
  nominationFields,
  submitNominationRequest,
} from '@meritum/shared/contracts/nominations';
import { sampleTexts } from '@meritum/shared/contracts/sample-texts';
import { takeFields } from '@meritum/shared/contracts/shape';
import type { composeForCommands } from '../modules/compose';
import type { Account } from '../modules/identity/account';
import { registerAccount } from '../modules/identity/commands';
import { presentPerson } from '../modules/identity/present';
import { submitApplication } from '../modules/judges/commands';
import { decideJudge } from '../modules/judges/verification';
import { nominationOf, takingNominations } from '../modules/nominations/commands';
import { submitNomination } from '../modules/nominations/submitting';
import { withNominations } from '../modules/seasons/rules';
import { importWinners } from '../modules/winners/commands';
import { sampleWinners } from '../modules/winners/samples';
import { onDatabase } from './on-database';
import samplePeople from './samples.json';

/** A fictional person for development. */
interface Sample {
  fullName: string;
  email: string;
  nomination?: Partial<NominationForm>;
  /** Their application to judge, and whether it was verified. */
  judge?: Omit<JudgeForm, 'fullName' | 'agreeTerms'> & { isVerified: boolean };
}

export const samples: readonly Sample[] = samplePeople;

/** Password of every sample account. Development only: production seeds nothing. */
export const samplePassword = 'sample-password';

type Contexts = ReturnType<typeof composeForCommands>;

/** Returns the sample's account, created with a confirmed address if it is missing. */
async function accountFor({ identities }: Contexts, sample: Sample): Promise<Account> {
  const { fullName, email } = sample;
  const account =
    (await identities.accounts.byEmail(email)) ??
    (await registerAccount(identities, { fullName, email, password: samplePassword })).account;
  await identities.accounts.confirmEmail(account._id, email);
  return { ...account, emailConfirmed: true };
}

/** Submits its nomination, unless there is one in any state, even when nominations are closed. */
async function nominate({ nominating }: Contexts, account: Account, sample: Sample) {
  if (!sample.nomination) return;
  const nominator = presentPerson(account, []);
  if (await nominationOf(nominating, nominator)) return;
  const form = submitNominationRequest.parse({
    ...takeFields(nominationFields, {}),
    ...sampleTexts,
    fullName: sample.fullName,
    email: sample.email,
    submittedBy: account._id,
    submitterEmail: sample.email,
    projectTitle: '',
    supportingDocUrl: '',
    agreeTerms: true,
    ...sample.nomination,
  });
  const season = await takingNominations(nominating);
  const opened = [withNominations(season, season.currentCategory, true)];
  const seasons = { all: async () => opened, newest: async () => opened };
  await submitNomination({ ...nominating, seasons }, { nominator, form, key: undefined });
}

/** Submits its application to judge and the decision about it, unless there is one. */
async function offerToJudge({ judging }: Contexts, account: Account, sample: Sample) {
  if (!sample.judge) return;
  const applicant = presentPerson(account, []);
  if (await judging.judges.ofAccount(applicant.accountId)) return;
  const { isVerified, ...form } = sample.judge;
  const { fullName, email: judgeEmail } = sample;
  await submitApplication(judging, { applicant, form: { ...form, fullName, agreeTerms: true } });
  if (!isVerified) return;
  const verification = { judgeEmail, isVerified, notes: verificationNotes.verified };
  await decideJudge(judging, { admin: { command: 'seed' }, verification });
}

/**
 * Adds the sample people with their nominations, applications and assignments; repeating it changes
 * nothing.
 */
export async function seedSamples(context: Contexts): Promise<void> {
  for (const sample of samples) {
    const account = await accountFor(context, sample);
    await nominate(context, account, sample);
    await offerToJudge(context, account, sample);
  }
  await context.allocate();
  await importWinners(context.publishing, sampleWinners);
}

/** `meritum seed`: adds sample data once; refused in production. */
export const seed = () =>
  onDatabase(async (context, { production }) => {
    if (production) throw new Error('Sample data is for development only (NODE_ENV).');
    await seedSamples(context);
    console.log(`Sample accounts are in place: ${samples.map(({ email }) => email).join(', ')}.`);
  });
