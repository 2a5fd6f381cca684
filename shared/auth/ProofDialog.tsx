import { createRoot } from 'react-dom/client';
import type { OwnerProof, ProofOptions } from '../contracts/factors';
import { Dialog } from '../ui/Dialog';
import { GoogleButton } from './GoogleButton';
import { AskedProof } from './ProofForm';

/** Calls to the server for the signed-in person. Each throws ClientError. */
interface Proving {
  ask(): Promise<ProofOptions>;
  prove(proof: OwnerProof): Promise<void>;
  /** Signs in with Google again as the same person, for those without a factor or password. */
  signInAgain(): Promise<void>;
}

interface Props extends Proving {
  /** Called once, after the proof or when the dialog is closed. */
  onEnd(shown: boolean): void;
}

/** Asks a signed-in person to prove their identity again. */
function ProofDialog({ ask, prove, signInAgain, onEnd }: Props) {
  const shown = () => onEnd(true);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onEnd(false)}
      title="Confirm that it is you"
      description="This change needs a recent proof of your identity. You can then continue."
      closeLabel="Cancel"
    >
      <AskedProof
        label="Proof"
        ask={ask}
        prove={(proof) => prove(proof).then(shown)}
        withoutMethods={
          <>
            <p>Sign in with Google again.</p>
            <GoogleButton act={() => signInAgain().then(shown)} />
          </>
        }
      />
    </Dialog>
  );
}

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
