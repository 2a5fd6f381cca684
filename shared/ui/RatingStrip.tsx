import { pluralize } from '../programme/format-count';
import * as design from './design.module.css';
import styles from './RatingStrip.module.css';

export interface RatingStripProps {
  /** Exact averages of single ratings. */
  given: readonly number[];
  /** The scale of ratings, and the tiers with their lowest scores. */
  bands: {
    scale: { min: number; max: number };
    cuts: readonly { tier: string; from: number }[];
  };
}

const mean = (numbers: readonly number[]) =>
  numbers.reduce((total, one) => total + one, 0) / numbers.length;

/**
 * Truncated like a score, so that a mean below a cut never looks like the cut. The added value is
 * far larger than the error of a decimal sum.
 */
const shown = (value: number) => (Math.floor(value * 100 + 1e-6) / 100).toFixed(2);

/** The strip in words. */
function wordsFor(given: readonly number[]): string {
  if (given.length === 0) return 'No ratings';
  const [lowest, highest] = [Math.min(...given), Math.max(...given)];
  return `${pluralize(given.length, 'rating')} from ${lowest.toFixed(1)} to ${highest.toFixed(1)}, average ${shown(mean(given))}`;
}

/** An entry's ratings as ticks on the scale, with their mean and the cuts between tiers. */
export function RatingStrip({ given, bands: { scale, cuts } }: RatingStripProps) {
  const at = (value: number) => `${((value - scale.min) / (scale.max - scale.min)) * 100}%`;
  // Overlapping ticks look darker.
  const ticks = given.map((value, index) => ({ id: `${index}: ${value}`, value }));
  return (
    <svg role="img" aria-label={wordsFor(given)} className={styles.root}>
      <title>{wordsFor(given)}</title>
      <line className={styles.scale} x1="0%" x2="100%" y1="75%" y2="75%" />
      {cuts.map(({ tier, from }) => (
        <line key={tier} className={styles.cut} x1={at(from)} x2={at(from)} y1="0%" y2="100%" />
      ))}
      {ticks.map(({ id, value }) => (
        <line key={id} className={styles.tick} x1={at(value)} x2={at(value)} y1="25%" y2="75%" />
      ))}
      {given.length > 0 && <circle className={styles.mean} cx={at(mean(given))} cy="75%" r="4" />}
    </svg>
  );
}

/** A strip with its cuts and scale named, for one entry. */
export function LabelledRatingStrip(props: RatingStripProps) {
  const { scale, cuts } = props.bands;
  return (
    <figure className={styles.labelled}>
      <RatingStrip {...props} />
      <figcaption className={design.minor}>
        {wordsFor(props.given)}. The scale goes from {scale.min} to {scale.max}; the dot is the
        average and dashed lines are the cuts:{' '}
        {cuts.map(({ tier, from }) => `${tier} from ${from}`).join(', ')}.
      </figcaption>
    </figure>
  );
}
