import { addressOf } from '@meritum/shared/client/send';
import { usePersonalQuery } from '@meritum/shared/client/usePersonalQuery';
import { useSeason } from '@meritum/shared/client/useSeason';
import { formatDay, localDay } from '@meritum/shared/programme/days';
import { formatDeadline } from '@meritum/shared/programme/deadlines';
import { seasonDays } from '@meritum/shared/programme/season-days';
import { site } from '@meritum/shared/programme/site';
import { announcement } from '@meritum/shared/programme/timeline';
import { ButtonLink } from '@meritum/shared/ui/ButtonLink';
import { Card } from '@meritum/shared/ui/Card';
import { CopyButton } from '@meritum/shared/ui/CopyButton';
import { classNames } from '@meritum/shared/ui/classNames';
import * as design from '@meritum/shared/ui/design.module.css';
import { Mark } from '@meritum/shared/ui/Mark';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Confirmation.module.css';
import { SaveCopy } from './SaveCopy';

interface Props {
  reference: string;
  /** Whether the nomination waits for its nominator to confirm the address. */
  waits: boolean;
  /** Judging has ended without the nomination. */
  leftOut: boolean;
  /** Submitted on this page; takes the focus. */
  isNew: boolean;
  children: ReactNode;
}

/** A submitted nomination: reference, status and, until there is a result, the next steps. */
export function Confirmation({ reference, waits, leftOut, isNew, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { judging, results, isPublished, judges } = useAhead();
  useEffect(() => {
    if (!isNew) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [isNew]);
  return (
    <Card as="section" aria-labelledby="confirmation" className={styles.root} data-toasts="top">
      <header className={styles.header}>
        <Mark width={72} height={72} className={styles.laurel} />
        <div className={design.grid1}>
          <h2 id="confirmation" ref={heading} tabIndex={-1} className={styles.heading}>
            Nomination received
          </h2>
          <div className={styles.quoted}>
            <p className={design.minor}>
              Reference <strong className={styles.reference}>{reference}</strong>
            </p>
            <CopyButton label="Copy" text={reference} />
          </div>
        </div>
      </header>
      {children}
      {!isPublished && !leftOut && (
        <>
          <h3>What happens next</h3>
          <ol>
            <Step when="Now">You get an email with your reference.</Step>
            {waits && (
              <Step when="Within a week">
                Open the link in that email to confirm your address. Your nomination takes part only
                then.
              </Step>
            )}
            <Step when={judging && `Until ${judging}`}>
              {judges ? `At least ${judges} independent` : 'Independent'} judges read and rate it,
              each without seeing the others.
            </Step>
            <Step when={results ? formatDay(results) : 'Once judging has ended'}>
              {announcement}
            </Step>
          </ol>
        </>
      )}
      <div className={design.row}>
        <SaveCopy which={{}} />
        <CopyButton label="Copy a link to the awards" text={site.origin} />
        {results && (
          <ButtonLink
            variant="secondary"
            href={addressOf('getSeasonEvent', { params: { event: 'winners-announced' } })}
          >
            Add the announcement to your calendar
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}

interface StepProps {
  /** '' or undefined while the day is unknown. */
  when: string | undefined;
  children: ReactNode;
}

function Step({ when, children }: StepProps) {
  return (
    <li className={styles.step}>
      {when && <p className={classNames(design.accent, design.semibold)}>{when}</p>}
      <p>{children}</p>
    </li>
  );
}

/** The coming dates and number of judges; undefined if unknown. */
function useAhead() {
  const season = useSeason();
  // ResultNews sends this request.
  const published = usePersonalQuery('listNominationResults', {}, false).data?.results;
  const now = new Date();
  const days = season && seasonDays(season, now);
  const closesAt = season?.categories.find(
    ({ name }) => name === season.currentCategory,
  )?.judgingClosesAt;
  const last = days?.judging.to;
  const planned = last && last >= localDay(now) ? formatDay(last) : undefined;
  const isSet = closesAt && new Date(closesAt) > now;
  return {
    judging: isSet ? formatDeadline(closesAt) : planned,
    results: days?.results,
    judges: season?.rules.minimumRatings,
    isPublished: published?.some(
      (one) => one.season === season?.id && one.category === season.currentCategory,
    ),
  };
}
