import type { NamedProposal, Proposal } from '@meritum/shared/contracts/proposals';
import type { ButtonProps } from '@meritum/shared/ui/Button';
import { ConfirmAction } from './ConfirmAction';
import { ProposedBy } from './ProposedBy';
import { type Question, why } from './question';

/** Withdraws the reader's own proposal. */
export const withdrawal = (what: Pick<Question, 'about' | 'act'>): Question => ({
  ...what,
  title: 'Withdraw your proposal?',
  consequence: <p>Nothing changes, and other organisers can no longer confirm it.</p>,
  confirm: 'Withdraw',
  done: 'Your proposal has been withdrawn.',
});

interface OfTwo {
  proposed: Proposal | null;
  /** How it is proposed, or confirmed if another organiser has proposed it. */
  question: Omit<Question, 'act'>;
  /** A confirmation asks for no reason: that of the proposal is recorded. */
  send(decision: NamedProposal & { reason: string }): Promise<unknown>;
}

/** Proposes an act of two organisers, confirms it as it is proposed, or withdraws one's own proposal. */
export function questionOfTwo({ proposed, question, send }: OfTwo): Question {
  if (!proposed) return { ...question, act: (reason) => send({ reason }) };
  const { id, isOwn, reason: first } = proposed;
  if (isOwn)
    return {
      ...withdrawal({
        about: question.about,
        act: (reason) => send({ reason, withdrawalOf: id }),
      }),
      reason: why,
    };
  const { reason: _, ...confirming } = question;
  return {
    ...confirming,
    consequence: (
      <>
        <ProposedBy proposal={proposed} />
        {question.consequence}
      </>
    ),
    act: () => send({ reason: first, proposalId: id }),
  };
}

interface Props extends OfTwo, Pick<ButtonProps, 'variant' | 'children'> {
  /** Whether the reader may propose or confirm it now. */
  isAllowed: boolean;
}

/** The button of {@link questionOfTwo}. */
export function ActOfTwo({ proposed, isAllowed, question, send, ...button }: Props) {
  const asked = questionOfTwo({ proposed, question, send });
  if (!proposed?.isOwn) return isAllowed && <ConfirmAction {...button} question={asked} />;
  return (
    <>
      <p>Your proposal is waiting for another organiser.</p>
      <ConfirmAction variant="secondary" question={asked} />
    </>
  );
}
