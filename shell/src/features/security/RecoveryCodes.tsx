import { call } from '@meritum/shared/client/call';
import type { FactorAdded } from '@meritum/shared/contracts/factors';
import { AnsweredButton } from '@meritum/shared/forms/AnsweredButton';
import { Button } from '@meritum/shared/ui/Button';
import { CopyButton } from '@meritum/shared/ui/CopyButton';
import * as design from '@meritum/shared/ui/design.module.css';
import { Notice } from '@meritum/shared/ui/Notice';
import { useEffect, useRef } from 'react';
import styles from './Security.module.css';

/** The number of remaining recovery codes, with a button to replace them. */
export function RecoveryCodes({
  left,
  onRenewed,
}: {
  left: number;
  onRenewed(added: FactorAdded): void;
}) {
  return (
    <section className={design.stacked} aria-label="Recovery codes">
      <h3 className={design.textL}>Recovery codes</h3>
      <p className={design.minor}>
        {left} of 10 left. Each one signs you in once if you have lost your device.
      </p>
      <AnsweredButton
        variant="secondary"
        act={async () => onRenewed(await call('renewRecoveryCodes'))}
        failedText="Could not create new codes."
      >
        Create new recovery codes
      </AnsweredButton>
    </section>
  );
}

/** New recovery codes, which are shown only once. */
export function NewRecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept(): void }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  const text = codes.join('\n');
  return (
    <div ref={root} tabIndex={-1}>
      <Notice kind="success" title="Save these recovery codes">
        <p>They are shown only once. Print them or store them with your passwords.</p>
        <ol className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <div className={design.acts}>
          <CopyButton label="Copy them" text={text} />
          <a href={`data:text/plain,${encodeURIComponent(text)}`} download="recovery-codes.txt">
            Download them
          </a>
          <Button variant="secondary" onClick={onKept}>
            I have saved them
          </Button>
        </div>
      </Notice>
    </div>
  );
}
