import type { CallName } from '@meritum/shared/contracts/calls';
import { Button, type ButtonProps } from '@meritum/shared/ui/Button';
import { useDecides, useMay } from '../access/role';
import type { Question } from './question';
import { useConfirm } from './useConfirm';

type Props = Pick<ButtonProps, 'variant' | 'className' | 'children' | 'disabled'> & {
  question: Question;
  /** Offered to whoever may make this call; by default to organisers. */
  does?: CallName | undefined;
};

/**
 * A button that asks before it acts; by default labelled like its confirmation. It is not red
 * itself, because an act that affects people should not be the loudest button.
 */
export function ConfirmAction({ question, children, does, ...button }: Props) {
  const [may, decides] = [useMay(), useDecides()];
  const { ask, busy, dialog } = useConfirm();
  if (!(does ? may(does) : decides)) return null;
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
