import type { Winner } from '@meritum/shared/contracts/winners';
import { useRef, useState } from 'react';
import { TierSections } from './TierSections';
import { useProfiles } from './useProfiles';
import { type Approach, useScrollRestoration } from './useScrollRestoration';
import { WinnerGrid } from './WinnerGrid';
import styles from './WinnerList.module.css';

interface WinnerListProps {
  winners: readonly Winner[];
  category: string;
  year: string;
}

/** The winners by tier, with a skip link for keyboard users. */
export function WinnerList({ winners, ...list }: WinnerListProps) {
  const profiles = useProfiles(list.year);
  const end = useRef<HTMLParagraphElement>(null);
  const [approaches] = useState(() => new Set<Approach>());
  useScrollRestoration(approaches);
  return (
    <>
      <button type="button" className={styles.skip} onClick={() => end.current?.focus()}>
        Skip the list
      </button>
      <TierSections
        winners={winners}
        grid={(tier) => (
          <WinnerGrid {...tier} {...list} profiles={profiles} approaches={approaches} />
        )}
      />
      <p ref={end} tabIndex={-1} className={styles.end}>
        End of the list
      </p>
    </>
  );
}
