import type { CalibrationEntry, Criterion } from '@meritum/shared/contracts/assignments';
import { useUnsent } from '@meritum/shared/forms/useUnsent';
import { compositeOf } from '@meritum/shared/merit/outcome/ratings';
import { Button } from '@meritum/shared/ui/Button';
import { Card } from '@meritum/shared/ui/Card';
import { Notice } from '@meritum/shared/ui/Notice';
import { useFocusAfterChange } from '@meritum/shared/ui/useFocusAfterChange';
import { type FormEvent, useState } from 'react';
import work from '../assignments/Assignments.module.css';
import { Essay } from '../assignments/Entry';
import { Composite } from '../evaluation/Composite';
import { type Chosen, withDefaults } from '../evaluation/drafts';
import panel from '../evaluation/EvaluationPanel.module.css';
import { RatingFields } from '../evaluation/RatingFields';
import { Rubric } from '../evaluation/Rubric';
import { useRatingKeys } from '../evaluation/useRatingKeys';
import styles from './Calibration.module.css';
import { Comparison } from './Comparison';
import { sampleKey, useRatedEntry } from './requests';

interface Props {
  uid: string;
  criteria: readonly Criterion[];
  entry: CalibrationEntry;
  position: string;
}

/** One sample entry: its text, and the rating form or the comparison. */
export function SampleEntry({ uid, criteria, entry, position }: Props) {
  const { title, organization, essay, ratings, reference } = entry;
  const comparison = useFocusAfterChange<HTMLDivElement>(ratings ? 'rated' : 'open');
  return (
    <Card as="section" aria-label={title} className={styles.sample}>
      <div className={styles.text}>
        <p className={work.place}>{position}</p>
        <h2>{title}</h2>
        <p className={styles.organization}>{organization}</p>
        <Essay text={essay} label={`Essay: ${title}`} />
      </div>
      {ratings && reference ? (
        <Comparison ref={comparison} criteria={criteria} ratings={ratings} reference={reference} />
      ) : (
        <SampleRating uid={uid} criteria={criteria} entry={entry} />
      )}
    </Card>
  );
}

function SampleRating({ uid, criteria, entry }: Omit<Props, 'position'>) {
  const { typed: chosen, type } = useUnsent<Chosen>(sampleKey(entry.id), {});
  const [active, setActive] = useState(criteria[0]?.key ?? '');
  const { mutate, isPending, error } = useRatedEntry(uid);
  const ratings = withDefaults(criteria, chosen);
  const choose = (key: string, rating: number) => type({ ...chosen, [key]: rating });
  const keys = useRatingKeys({ choose, onMove: () => {} });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate({ entryId: entry.id, ratings });
  };
  return (
    <form onSubmit={submit} className={panel.form} {...keys}>
      <RatingFields
        name={entry.title}
        criteria={criteria}
        ratings={ratings}
        isChosen={(key) => chosen[key] !== undefined}
        disabled={isPending}
        onChoose={choose}
        onActive={setActive}
      />
      <Rubric criterion={criteria.find(({ key }) => key === active)} rating={chosen[active]} />
      <Composite value={compositeOf(criteria, ratings)} />
      <Button type="submit" busy={isPending} busyLabel="Comparing..." data-after-ratings>
        Compare with the reference
      </Button>
      {error && <Notice kind="error">{error.message}</Notice>}
    </form>
  );
}
