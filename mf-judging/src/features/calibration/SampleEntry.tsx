import { call } from '@meritum/shared/client/call';
import { usePersonalQuery } from '@meritum/shared/client/usePersonalQuery';
import type { CalibrationEntry, Criterion, Ratings } from '@meritum/shared/contracts/assignments';
import { useUnsent } from '@meritum/shared/forms/useUnsent';
import { compositeOf } from '@meritum/shared/merit/outcome/ratings';
import { useMutation } from '@meritum/shared/query';
import { Button } from '@meritum/shared/ui/Button';
import { Card } from '@meritum/shared/ui/Card';
import { classNames } from '@meritum/shared/ui/classNames';
import * as design from '@meritum/shared/ui/design.module.css';
import { Notice } from '@meritum/shared/ui/Notice';
import { useFocusAfterChange } from '@meritum/shared/ui/useFocusAfterChange';
import { type FormEvent, type Ref, useState } from 'react';
import { Essay } from '../assignments/Entry';
import { Composite } from '../evaluation/Composite';
import { type Chosen, withDefaults } from '../evaluation/drafts';
import { RatingFields } from '../evaluation/RatingFields';
import { Rubric } from '../evaluation/Rubric';
import { useRatingKeys } from '../evaluation/useRatingKeys';
import styles from './Calibration.module.css';

interface Props {
  criteria: readonly Criterion[];
  entry: CalibrationEntry;
  position: string;
}

export function SampleEntry({ criteria, entry, position }: Props) {
  const { title, organization, essay, ratings, reference } = entry;
  const comparison = useFocusAfterChange<HTMLDivElement>(ratings ? 'rated' : 'open');
  return (
    <Card as="section" aria-label={title} className={styles.sample}>
      <div className={styles.text}>
        <p className={classNames(design.eyebrow, design.accent)}>{position}</p>
        <h2 className={design.text2xl}>{title}</h2>
        <p className={classNames(design.spaceBelow2, design.muted)}>{organization}</p>
        <Essay text={essay} label={`Essay: ${title}`} />
      </div>
      {ratings && reference ? (
        <Comparison ref={comparison} criteria={criteria} ratings={ratings} reference={reference} />
      ) : (
        <SampleRating criteria={criteria} entry={entry} />
      )}
    </Card>
  );
}

function SampleRating({ criteria, entry }: Omit<Props, 'position'>) {
  const params = { entryId: entry.id };
  const { typed: chosen, type, sent } = useUnsent<Chosen>(`sample ${entry.id}`, {});
  const [active, setActive] = useState(criteria[0]?.key ?? '');
  const ratings = withDefaults(criteria, chosen);
  const isComplete = criteria.every(({ key }) => chosen[key] !== undefined);
  const { keep } = usePersonalQuery('getCalibrationRound', {}, false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('rateCalibrationEntry', { params, body: { ratings } }),
    networkMode: 'always',
    // The reply contains the reference.
    onSuccess(round) {
      sent();
      keep(round);
    },
  });
  const choose = (key: string, rating: number) => type({ ...chosen, [key]: rating });
  const keys = useRatingKeys({ choose, onMove: () => {} });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  return (
    <form onSubmit={submit} className={design.grid2} {...keys}>
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
      <Composite value={isComplete ? compositeOf(criteria, ratings) : undefined} />
      <Button type="submit" busy={isPending} busyLabel="Comparing..." data-after-ratings>
        Compare with the reference
      </Button>
      {error && <Notice kind="error">{error.message}</Notice>}
    </form>
  );
}

interface ComparisonProps {
  /** The result takes the focus from the form that it replaces. */
  ref?: Ref<HTMLDivElement>;
  criteria: readonly Criterion[];
  ratings: Ratings;
  reference: NonNullable<CalibrationEntry['reference']>;
}

function distance(own: number, reference: number): string {
  const by = Number((own - reference).toFixed(1));
  if (by === 0) return 'the same';
  return by > 0 ? `${by} higher` : `${-by} lower`;
}

function Comparison({ ref, criteria, ratings, reference }: ComparisonProps) {
  const rows = [
    ...criteria.map(({ key, name }) => ({
      name,
      own: ratings[key] as number,
      at: reference.ratings[key] as number,
    })),
    {
      name: 'Composite',
      own: compositeOf(criteria, ratings),
      at: compositeOf(criteria, reference.ratings),
    },
  ];
  return (
    <div ref={ref} tabIndex={-1} className={classNames(design.grid2, styles.comparison)}>
      <table>
        <caption>Your ratings beside the reference</caption>
        <thead>
          <tr>
            <th scope="col">Criterion</th>
            <th scope="col">You</th>
            <th scope="col">Reference</th>
            <th scope="col">You rated</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, own, at }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{own}</td>
              <td>{at}</td>
              <td>{distance(own, at)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classNames(design.sunken, design.padded2, design.textS)}>{reference.why}</p>
    </div>
  );
}
