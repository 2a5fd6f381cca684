import type { Nominations } from './commands';
import { anonymised } from './rules';

/** Removes the nominator from all of their nominations; what remains is {@link anonymised}. */
export async function eraseNominations(
  { nominations, recordAudit, clock }: Pick<Nominations, 'nominations' | 'recordAudit' | 'clock'>,
  accountId: string,
): Promise<void> {
  await nominations.forgetProposer(accountId);
  for (const nomination of await nominations.ofOwner(accountId)) {
    await recordAudit(nomination);
    // If a simultaneous change wins, the caller's next run erases it.
    await nominations.erase(nomination, anonymised(nomination, clock()));
  }
}

/** The account's nominations with their essays, for its archive. */
export async function copiesOfNominations(
  { nominations }: Pick<Nominations, 'nominations'>,
  accountId: string,
): Promise<object[]> {
  const own = await nominations.ofOwner(accountId);
  return own.map(
    ({
      submission: _,
      submittedBy: __,
      owedMails: ___,
      audit: ____,
      judgingBegun: _____,
      returnProposed: ______,
      ...content
    }) => content,
  );
}
