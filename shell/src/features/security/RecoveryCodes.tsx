import type { FactorAdded } from '@meritum/shared/contracts/factors';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { Button } from '@meritum/shared/ui/Button';
import { Notice } from '@meritum/shared/ui/Notice';
import { useEffect, useRef } from 'react';
import { renewRecoveryCodes } from './requests';
import styles from './Security.module.css';

/** How many recovery codes are left, and new ones in their place. */
export function RecoveryCodes({
  left,
  onRenewed,
}: {
  left: number;
  onRenewed(added: FactorAdded): void;
}) {
  const { answer, busy, run } = useAnsweredCall();
  const renew = () =>
    run(async () => onRenewed(await renewRecoveryCodes()), 'Could not create new codes.');
  return (
    <section className={styles.part} aria-label="Recovery codes">
      <h3>Recovery codes</h3>
      <p className={styles.hint}>
        {left} of 10 left. Each lets you in once in place of a device that you have lost.
      </p>
      <Button variant="secondary" busy={busy} onClick={renew}>
        Make new recovery codes
      </Button>
      <FormAnswer answer={answer} />
    </section>
  );
}

interface NewProps {
  codes: readonly string[];
  onKept(): void;
}

/** Codes that were made a moment ago: they are shown this once. */
export function NewRecoveryCodes({ codes, onKept }: NewProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  return (
    <div ref={root} tabIndex={-1}>
      <Notice
        kind="success"
        title="Keep these recovery codes"
        action={
          <Button variant="secondary" onClick={onKept}>
            I have kept them
          </Button>
        }
      >
        <p>They are shown this once. Print them, or keep them where you keep your passwords.</p>
        <ol className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      </Notice>
    </div>
  );
}
