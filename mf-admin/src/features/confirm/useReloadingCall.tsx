import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { type About, LastChange } from '../audit/LastChange';
import { useReload } from '../console/ConsoleCache';

interface Words {
  /** `Could not save the change.` */
  failed: string;
  done?: string;
  /** Called once the page shows the change. */
  onDone?(): void;
}

/**
 * An act without a confirmation. Everything shown is read again, after a refusal too: another
 * organiser's change is then seen beside `outcome`, which says who decided last.
 */
export function useReloadingCall(about: About) {
  const { answer, busy, run } = useAnsweredCall();
  const reload = useReload();
  const act = (work: () => Promise<unknown>, { failed, done, onDone }: Words) =>
    run(
      async () => {
        try {
          await work();
        } finally {
          await reload();
        }
        onDone?.();
      },
      failed,
      done ? { kind: 'success', text: done } : undefined,
    );
  const outcome = (
    <>
      <FormAnswer answer={answer} />
      {answer?.kind === 'error' && <LastChange about={about} />}
    </>
  );
  return { busy, act, outcome };
}
