import { openDecisionPath, openDecisionText } from '@meritum/shared/programme/open-decisions';
import type { MailRequest } from '../../module-kit/mail-request';
import type { Decider } from '../../platform/authorisation/actor';
import type { OpenDecision } from '../../platform/authorisation/open-decision';
import {
  type FirstOfTwo,
  type People,
  type StepOfTwo,
  shownName,
} from '../../platform/authorisation/two-organisers';
import { turnedDownMail } from './mails/ProposalTurnedDown';

export type ChangeOfProposal = Exclude<StepOfTwo, 'confirm' | 'repeat'>;

interface Change<First extends FirstOfTwo> {
  step: ChangeOfProposal;
  first: First | null | undefined;
  /** The actor's proposal or decision, with the reason of the call. */
  made: First;
  about: Pick<OpenDecision, 'kind' | 'season' | 'category' | 'nominationId'>;
}

/**
 * Any step of a proposal except confirming it. A proposer who is turned down gets a mail without
 * names of nominees.
 */
export async function changedProposal<First extends FirstOfTwo>(
  { personOf }: People,
  actor: Decider,
  { step, first, made, about }: Change<First>,
): Promise<{ proposal: First | null; mails: MailRequest[] }> {
  if (step === 'propose') return { proposal: made, mails: [] };
  if (step === 'withdraw' || !first) return { proposal: null, mails: [] };
  const { at, by, reason } = made;
  const to = first.by ? await personOf(first.by) : null;
  const values = {
    by: shownName(await actor.person()),
    proposal: openDecisionText({ count: 1, category: null, ...about, name: null }),
    reason,
    path: openDecisionPath(about),
  };
  return {
    proposal: { ...first, turnedDown: { at, by, reason } },
    mails: to ? [turnedDownMail.toOwner(to, values, { key: first.id })] : [],
  };
}
