import { Button, type ButtonProps } from '@meritum/shared/ui/Button';
import type { Question } from './question';
import { useConfirm } from './useConfirm';

type Props = Pick<ButtonProps, 'variant' | 'disabled' | 'className' | 'children'> & {
  question: Question;
  busyLabel?: string;
};

/** A button that asks before it acts. */
export function ConfirmAction({ question, busyLabel = 'One moment...', ...button }: Props) {
  const { ask, busy, dialog } = useConfirm();
  return (
    <>
      <Button
        variant={question.danger ? 'danger' : 'primary'}
        {...button}
        busy={busy}
        busyLabel={busyLabel}
        onClick={() => ask(question)}
      />
      {dialog}
    </>
  );
}
