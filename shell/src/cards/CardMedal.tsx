import { metals, type Tier, tierNamed } from '@meritum/shared/contracts/tiers';
import type { CardText } from '@meritum/shared/federation/prerender';
import { numeralPath } from '@meritum/shared/programme/numerals';
import { Laurel } from '@meritum/shared/ui/Laurel';

function Material({ id, tier, turned }: { id: string; tier: CardText['tier']; turned?: boolean }) {
  const { from, to } = metals[tier];
  const [x1, y1, x2, y2] = turned ? [0.85, 1, 0.15, 0] : [0.15, 0, 0.85, 1];
  return (
    <linearGradient id={id} x1={x1} y1={y1} x2={x2} y2={y2}>
      <stop offset="0" stopColor={from} />
      <stop offset="1" stopColor={to} />
    </linearGradient>
  );
}

interface CardMedalProps {
  tier: CardText['tier'];
  /** The centre and edge length in px. */
  x: number;
  y: number;
  size: number;
}

/** A tier's medal as in ui/Medal, with all styles inside the drawing. */
export function CardMedal({ tier, x, y, size }: CardMedalProps) {
  const { line } = metals[tier];
  const { rank } = tierNamed(tier) as Tier;
  const edge = { fill: 'none', stroke: line, strokeOpacity: 0.55 };
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 128})`}>
      <Material id={`${tier}-face`} tier={tier} />
      <Material id={`${tier}-rim`} tier={tier} turned />
      <circle cx="64" cy="64" r="62" fill={`url(#${tier}-rim)`} />
      <circle cx="64" cy="64" r="61.5" {...edge} />
      <circle
        cx="64"
        cy="64"
        r="57.5"
        {...edge}
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeDasharray="0.01 6.0213"
      />
      <circle cx="64" cy="64" r="53" fill={`url(#${tier}-face)`} />
      <circle cx="64" cy="64" r="53" {...edge} />
      <g transform="translate(14.4 14.4) scale(1.55)" color={line}>
        <Laurel />
        <path d={numeralPath(rank)} fill="currentColor" />
      </g>
    </g>
  );
}
