import { judgesPerNomination } from '@meritum/shared/programme/season';
import * as design from '@meritum/shared/ui/design.module.css';
import { Icon, type IconName } from '@meritum/shared/ui/Icon';
import styles from './WaySteps.module.css';

const steps: readonly (readonly [icon: IconName, title: string, text: string])[] = [
  [
    'document',
    'Rules are frozen',
    'Before judging opens, they and their fingerprint are published.',
  ],
  [
    'people',
    'Judges are drawn',
    `At least ${judgesPerNomination} rate each entry, and nobody can predict or choose the draw.`,
  ],
  ['scales', 'Each rates alone', 'The average of all ratings is the score, and it alone decides.'],
  [
    'shield',
    'Ratings are sealed',
    'When judging closes, a fingerprint of all of them is published.',
  ],
  [
    'search',
    'Anyone can check',
    'The ratings appear without names, and your browser recomputes them.',
  ],
];

/** The way of an entry from the rules to the result, in five pictures. */
export function WaySteps() {
  return (
    <ol className={styles.steps}>
      {steps.map(([icon, title, text]) => (
        <li key={title}>
          <Icon name={icon} size={28} />
          <h2>{title}</h2>
          <p className={design.muted}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
