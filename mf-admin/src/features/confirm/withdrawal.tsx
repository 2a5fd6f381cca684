import { ConfirmAction } from './ConfirmAction';
import { type Question, why } from './question';

type Withdrawal = Pick<Question, 'act'>;

/** Withdraws the reader's own proposal. */
export const withdrawal = ({ act }: Withdrawal): Question => ({
  title: 'Withdraw your proposal?',
  consequence: <p>Nothing changes, and other organisers can no longer confirm it.</p>,
  confirm: 'Withdraw',
  reason: why,
  act,
  done: 'Your proposal has been withdrawn.',
});

/** The button for it, shown to whoever made the proposal. */
export const WithdrawAction = (props: Withdrawal) => (
  <ConfirmAction variant="secondary" question={withdrawal(props)}>
    Withdraw...
  </ConfirmAction>
);
