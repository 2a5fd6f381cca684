import { createRoot } from 'react-dom/client';
import { ProofDialog, type Proving } from './ProofDialog';

let open: Promise<boolean> | undefined;

/**
 * Opens the dialog over whatever page there is, in a root of its own, so that no page has to think
 * of it. One at a time: who asks meanwhile is answered by the same. True when it was shown.
 */
export function openProofDialog(proving: Proving): Promise<boolean> {
  open ??= new Promise<boolean>((resolve) => {
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const end = (shown: boolean) => {
      open = undefined;
      root.unmount();
      place.remove();
      resolve(shown);
    };
    root.render(<ProofDialog {...proving} onEnd={end} />);
  });
  return open;
}
