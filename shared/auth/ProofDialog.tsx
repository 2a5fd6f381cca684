import { useEffect, useState } from 'react';
import { isClientError } from '../client/clientError';
import type { OwnerProof, ProofOptions } from '../contracts/factors';
import { Dialog } from '../ui/Dialog';
import { Notice } from '../ui/Notice';
import { Spinner } from '../ui/Spinner';
import { GoogleButton } from './GoogleButton';
import { ProofForm } from './ProofForm';

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
  const [options, setOptions] = useState<ProofOptions | 'failed'>();
  useEffect(() => {
    let here = true;
    ask().then(
      (asked) => here && setOptions(asked),
      (error: unknown) => {
        if (!isClientError(error)) throw error;
        if (here) setOptions('failed');
      },
    );
    return () => {
      here = false;
    };
  }, [ask]);

  const shown = () => onEnd(true);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onEnd(false)}
      title="Confirm that it is you"
      description="This change needs a recent proof of your identity. You can then continue."
      closeLabel="Cancel"
    >
      {!options && <Spinner label="One moment..." />}
      {options === 'failed' && <Notice kind="error">Could not reach the server.</Notice>}
      {options && options !== 'failed' && options.methods.length === 0 && (
        <>
          <p>Sign in with Google again.</p>
          <GoogleButton act={() => signInAgain().then(shown)} />
        </>
      )}
      {options && options !== 'failed' && options.methods.length > 0 && (
        <ProofForm
          label="Proof"
          methods={options.methods}
          ask={ask}
          prove={(proof) => prove(proof).then(shown)}
        />
      )}
    </Dialog>
  );
}
