import type { OwnerProof, ProofOptions } from '../contracts/factors';
import { Dialog } from '../ui/Dialog';
import { GoogleButton } from './GoogleButton';
import { AskedProof } from './ProofForm';

/** Calls to the server for the signed-in person. Each throws ClientError. */
export interface Proving {
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
export function ProofDialog({ ask, prove, signInAgain, onEnd }: Props) {
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
