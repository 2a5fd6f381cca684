import type { ReactNode } from 'react';
import { Button } from '../ui/Button';
import { FormAnswer } from './FormAnswer';
import { useAnsweredCall } from './useAnsweredCall';

interface Props {
  variant?: 'primary' | 'secondary' | 'quiet';
  className?: string | undefined;
  busyLabel?: string | undefined;
  /** Throws ClientError. */
  act(): Promise<void>;
  failedText: string;
  children: ReactNode;
}

/** A button that makes a call, and shows the outcome below. */
export function AnsweredButton(props: Props) {
  const { variant, className, busyLabel, act, failedText, children } = props;
  const { answer, busy, run } = useAnsweredCall();
  return (
    <>
      <Button
        variant={variant}
        className={className}
        busy={busy}
        busyLabel={busyLabel}
        onClick={() => run(act, failedText)}
      >
        {children}
      </Button>
      <FormAnswer answer={answer} />
    </>
  );
}
