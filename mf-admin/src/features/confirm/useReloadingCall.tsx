import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { type About, LastChange } from '../audit/LastChange';
import { useReload } from '../console/ConsoleCache';
import { keepFocus } from './useConfirm';

/**
 * An act without a confirmation. All data are read again before `onDone`, and after a refusal:
 * another organiser's change is then shown beside `outcome`, which says who decided last.
 */
export function useReloadingCall(about: About) {
  const { answer, busy, run } = useAnsweredCall();
  const reload = useReload();
  const act = (
    work: () => Promise<unknown>,
    { failed, done, onDone }: { failed: string; done?: string; onDone?(): void },
  ) =>
    run(
      async () => {
        await work()
          .finally(reload)
          .finally(() => requestAnimationFrame(keepFocus));
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
