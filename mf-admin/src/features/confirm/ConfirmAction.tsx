import { Button, type ButtonProps } from '@meritum/shared/ui/Button';
import type { Question } from './question';
import { useConfirm } from './useConfirm';

type Props = Pick<ButtonProps, 'variant' | 'className' | 'children'> & { question: Question };

/**
 * A button that asks before it acts; by default it reads as what it confirms. Where people are
 * affected it is not the loudest of a page: red is what confirms it.
 */
export function ConfirmAction({ question, children, ...button }: Props) {
  const { ask, busy, dialog } = useConfirm();
  return (
    <>
      <Button
        variant={question.danger ? 'secondary' : 'primary'}
        {...button}
        busy={busy}
        busyLabel="One moment..."
        onClick={() => ask(question)}
      >
        {children ?? `${question.confirm}...`}
      </Button>
      {dialog}
    </>
  );
}
