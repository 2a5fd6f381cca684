import { createRoot } from 'react-dom/client';
import { ProofDialog, type Proving } from './ProofDialog';

let open: Promise<boolean> | undefined;

/**
 * Opens the dialog over any page, in a React root of its own. Only one opens at a time; further
 * callers share its answer. Resolves to true if the proof was given.
 */
export function openProofDialog(proving: Proving): Promise<boolean> {
  open ??= new Promise<boolean>((resolve) => {
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container);
    const end = (shown: boolean) => {
      open = undefined;
      root.unmount();
      container.remove();
      resolve(shown);
    };
    root.render(<ProofDialog {...proving} onEnd={end} />);
  });
  return open;
}
