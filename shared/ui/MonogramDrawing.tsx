import { monogramOf } from './monogram';
import styles from './PhotoPlaceholder.module.css';

const leaf = 'M60 60C84 42 88 8 60-24C32 8 36 42 60 60Z';

/** Shapes behind the letters, around the middle of the picture. */
const figures = [
  <g key="circles">
    <circle cx="96" cy="24" r="58" />
    <circle cx="96" cy="24" r="34" />
  </g>,
  <g key="leaves">
    <path d={leaf} />
    <path d={leaf} transform="rotate(120 60 60)" />
    <path d={leaf} transform="rotate(240 60 60)" />
  </g>,
  <g key="lines">
    <path d="M-60 20H180V36H-60ZM-60 52H180V60H-60ZM-60 76H180V80H-60Z" />
  </g>,
  <path key="half" d="M60-90V210H240V-90Z" />,
];

/** The initials of a name over an individual drawing, on a square of 120 units. */
export function MonogramDrawing({ name }: { name: string }) {
  const { letters, tone, figure, turn } = monogramOf(name);
  return (
    <g data-tone={tone} className={styles.monogram}>
      <rect x="-240" y="-240" width="600" height="600" className={styles.field} />
      <g transform={`rotate(${turn} 60 60)`} className={styles.figure}>
        {figures[figure]}
      </g>
      <text x="60" y="60" dy="0.36em" textAnchor="middle" className={styles.letters}>
        {letters}
      </text>
    </g>
  );
}
