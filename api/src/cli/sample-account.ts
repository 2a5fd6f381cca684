import {
  type NominationForm,
  nominationFields,
  submitNominationRequest,
} from '@meritum/shared/contracts/nominations';
import { sampleTexts } from '@meritum/shared/contracts/sample-texts';
import type { Season } from '@meritum/shared/contracts/seasons';
import { takeFields } from '@meritum/shared/contracts/shape';
import type { composeForCommands } from '../composition/compose';
import type { Account } from '../modules/identity/account';
import { registerAccount } from '../modules/identity/commands';
import { presentPerson } from '../modules/identity/present';
import { nominationOf } from '../modules/nominations/commands';
import { submitNomination } from '../modules/nominations/submitting';
import { withNominations } from '../modules/seasons/rules';

export interface SamplePerson {
  fullName: string;
  email: string;
  nomination?: Partial<NominationForm>;
}

/** Password of every sample account. Production has no sample accounts. */
export const samplePassword = 'sample-password';

export type Contexts = ReturnType<typeof composeForCommands>;

/** Returns the sample's account; creates it with a confirmed address if missing. */
export async function accountFor(
  { identities }: Contexts,
  { fullName, email }: SamplePerson,
): Promise<Account> {
  const account =
    (await identities.stores.accounts.findByEmail(email)) ??
    (await registerAccount(identities, { fullName, email, password: samplePassword })).account;
  await identities.stores.accounts.confirmEmail(account._id, email);
  return { ...account, emailConfirmed: true };
}

/**
 * Submits the sample's nomination in the season's current category, even when nominations are
 * closed, unless it already has one in any state.
 */
export async function nominate(
  { nominating }: Contexts,
  account: Account,
  { sample, season }: { sample: SamplePerson; season: Season },
): Promise<void> {
  if (!sample.nomination) return;
  const nominator = presentPerson(account, []);
  const asked = { season: season.id, category: season.currentCategory };
  if (await nominationOf(nominating, nominator, asked)) return;
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
  const opened = [withNominations(season, season.currentCategory, true)];
  const seasons = {
    all: async () => opened,
    findNewest: async () => opened,
    takingFor: async () => undefined,
  } satisfies Partial<typeof nominating.deps.seasons>;
  const deps = { ...nominating.deps, seasons: { ...nominating.deps.seasons, ...seasons } };
  await submitNomination({ ...nominating, deps }, { nominator, form, key: undefined });
}
