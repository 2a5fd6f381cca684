import { useEffect, useState } from 'react';
import { isClientError } from '../client/clientError';
import type { OwnerProof, ProofOptions } from '../contracts/factors';
import { Dialog } from '../ui/Dialog';
import { Notice } from '../ui/Notice';
import { Spinner } from '../ui/Spinner';
import { ProofForm } from './ProofForm';

/** How the server is asked, in the name of whoever is signed in. Each throws ClientError. */
export interface Proving {
  ask(): Promise<ProofOptions>;
  prove(proof: OwnerProof): Promise<void>;
}

interface Props extends Proving {
  /** Called once, when it was shown or given up. */
  onEnd(shown: boolean): void;
}

/** Asks somebody who is signed in to show once more that it is them. */
export function ProofDialog({ ask, prove, onEnd }: Props) {
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

  const show = async (proof: OwnerProof) => {
    await prove(proof);
    onEnd(true);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onEnd(false)}
      title="Please show that it is you"
      description="This needs a proof of the last ten minutes. What you were doing goes on after it."
      closeLabel="Cancel"
    >
      {!options && <Spinner label="One moment..." />}
      {options === 'failed' && <Notice kind="error">The server could not be reached.</Notice>}
      {options && options !== 'failed' && options.methods.length === 0 && (
        <p>Please sign out, sign in again with Google, and repeat this within ten minutes.</p>
      )}
      {options && options !== 'failed' && options.methods.length > 0 && (
        <ProofForm label="Proof" methods={options.methods} ask={ask} prove={show} />
      )}
    </Dialog>
  );
}
