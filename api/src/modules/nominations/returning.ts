import type { CategoryName } from '@meritum/shared/contracts/categories';
import type { AuditActor } from '../audit/entry';
import { pendingAuditEntry } from '../audit/pending-entries';
import type { NominationAction } from './audit';
import { changeNomination } from './change-nomination';
import { type Nominations, slotOf } from './commands';
import { cannotReturn, returnNeedsTwoOrganisers } from './errors';
import { nominationReturned } from './mails/events';
import type { Nomination } from './nomination';
import { isReturned } from './rules';

interface ReturnArguments {
  actor: AuditActor;
  /** The nominator. */
  accountId: string;
  /** For the mail. */
  emailConfirmed: boolean;
  /** The current one by default. */
  category?: CategoryName;
  note: string;
}

/**
 * Returns a nomination under review to its nominator with a note (OPEN-015). Forgets its key, so
 * that sending the unchanged form again counts as a new submission. Sends one mail and records it
 * in the audit trail. Throws failed-precondition when none is under review, and for a note that no
 * mail can carry.
 */
export async function returnNomination(
  context: Nominations,
  { actor, accountId, emailConfirmed, category, note }: ReturnArguments,
): Promise<Nomination> {
  const slot = slotOf(await context.seasons.current(), accountId, category);
  const existing = await context.nominations.inSlot(slot);
  if (!existing || isReturned(existing)) throw cannotReturn();
  if (existing.judgingBegun) throw returnNeedsTwoOrganisers();
  return giveBack(context, existing, { actor, emailConfirmed, note });
}

type GivingBack = Pick<ReturnArguments, 'actor' | 'emailConfirmed' | 'note'>;

/**
 * Returns a nomination that is under review.
 * @throws failed-precondition when it has changed, or judging of it has begun, since it was read
 */
export function giveBack(
  context: Nominations,
  existing: Nomination,
  { actor, emailConfirmed, note }: GivingBack,
): Promise<Nomination> {
  const { clock } = context;
  return changeNomination(context, existing, {
    fields: {
      status: 'APPLICATION_PENDING',
      submission: { ...existing.submission, key: null },
      returned: { note, at: clock() },
      returnProposed: undefined,
    },
    effects: (next) => ({
      audit: pendingAuditEntry<NominationAction>(
        {
          actor,
          action: 'nomination.returned',
          subject: { id: existing._id, accountId: existing.submittedBy },
          reason: note,
          before: summaryOf(existing),
          after: summaryOf(next),
        },
        clock,
      ),
      mails: [nominationReturned(next, { note, emailConfirmed })],
    }),
  });
}

/** The recorded fields of a nomination before and after a change. */
export const summaryOf = ({ status, revision }: Nomination) => ({ status, revision });
