import type { Proposal } from '@meritum/shared/contracts/proposals';
import type { ButtonProps } from '@meritum/shared/ui/Button';
import { ConfirmAction } from './ConfirmAction';
import { type Question, why } from './question';

type Withdrawal = Pick<Question, 'about' | 'act'>;

/** Withdraws the reader's own proposal. */
export const withdrawal = (what: Withdrawal): Question => ({
  ...what,
  title: 'Withdraw your proposal?',
  consequence: <p>Nothing changes, and other organisers can no longer confirm it.</p>,
  confirm: 'Withdraw',
  reason: why,
  done: 'Your proposal has been withdrawn.',
});

interface Props extends Pick<ButtonProps, 'variant' | 'children'> {
  proposed: Proposal | null;
  /** Whether the reader may propose or confirm it now. */
  isAllowed: boolean;
  question: Question;
  withdraw(own: { reason: string; withdrawalOf: string }): Promise<unknown>;
}

/** Proposes an act of two organisers or confirms it; whoever has proposed it can withdraw that. */
export function ActOfTwo({ proposed, isAllowed, question, withdraw, ...button }: Props) {
  if (!proposed?.isOwn) return isAllowed && <ConfirmAction {...button} question={question} />;
  const act = (reason: string) => withdraw({ reason, withdrawalOf: proposed.id });
  return (
    <>
      <p>Your proposal is waiting for another organiser.</p>
      <ConfirmAction variant="secondary" question={withdrawal({ about: question.about, act })}>
        Withdraw...
      </ConfirmAction>
    </>
  );
}
