import type { Nominations } from './commands';
import { anonymised } from './rules';

/** Takes the nominator out of all of their nominations; what is left is {@link anonymised}. */
export async function eraseNominations(
  { nominations, recordAudit, clock }: Pick<Nominations, 'nominations' | 'recordAudit' | 'clock'>,
  accountId: string,
): Promise<void> {
  await nominations.forgetProposer(accountId);
  for (const nomination of await nominations.ofOwner(accountId)) {
    await recordAudit(nomination);
    // Lost to a resubmission or a return at this moment: the caller's next turn finds that.
    await nominations.erase(nomination, anonymised(nomination, clock()));
  }
}

/** The account's nominations as their nominator may have them, essays included. */
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
