import { CopyButton } from '@meritum/shared/ui/CopyButton';
import { Fold } from '@meritum/shared/ui/Fold';
import * as styles from '@meritum/shared/ui/Fold.module.css';
import type { ReactNode } from 'react';
import { Facts } from './Facts';

interface Proof {
  label: string;
  /** A proof without a value is left out. */
  value: string | null | undefined;
  /** An explanation. */
  note?: string;
}

/** Hashes and similar values that readers can compare with published ones. */
export function Proofs({ proofs, children }: { proofs: readonly Proof[]; children?: ReactNode }) {
  const known = proofs.flatMap(({ value, ...proof }) => (value ? { ...proof, value } : []));
  if (known.length === 0) return null;
  return (
    <Fold summary={known.length === 1 ? 'Proof' : 'Proofs'}>
      {children}
      <Facts
        facts={known.map(({ label, value, note }) => ({
          label,
          value: (
            <>
              <code className={styles.code}>{value}</code>
              {note && <p>{note}</p>}
              <CopyButton label="Copy" name={`Copy: ${label}`} text={value} />
            </>
          ),
        }))}
      />
    </Fold>
  );
}
