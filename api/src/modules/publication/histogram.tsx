import type { Bands } from '@meritum/shared/contracts/contests';
import { groupedBy } from '@meritum/shared/merit/groups';

/** The width of a column in points of the score. */
const step = 0.25;
/** Size in the picture's own unit. */
const width = 720;
const block = 36;
/** Room above the columns, for the names of the tiers. */
const top = 48;
const tallestDrawn = 190;
/** Up to this many entries in a column each is a block of its own. */
const blocks = 12;

interface Spread extends Bands {
  scores: readonly string[];
}

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** How the scores are spread, for those who do not see the picture. */
export function spreadInWords({ scores, cuts }: Spread): string {
  const cutOf = (score: string) => cuts.find(({ from }) => Number(score) >= from)?.tier;
  const count = (tier?: string) => scores.filter((score) => cutOf(score) === tier).length;
  const tiers = cuts.map(({ tier, from }) => `${count(tier)} from ${from.toFixed(1)} (${tier})`);
  return `${scores.length} ${scores.length === 1 ? 'score' : 'scores'}: ${listed.format(tiers)}; ${count()} lower.`;
}

/** The height of one entry. */
const unitFor = (tallest: number) => Math.min(block, tallestDrawn / tallest);

/** The entries of a column, as blocks or as one bar. */
function Column({ count, tallest, ...place }: Record<'count' | 'tallest' | 'x' | 'width', number>) {
  const unit = unitFor(tallest);
  const height = top + tallest * unit;
  const [parts, each] = tallest > blocks ? [1, count] : [count, 1];
  return Array.from({ length: parts }, (_, index) => index + 1).map((part) => (
    <rect key={part} {...place} y={height - part * each * unit} height={each * unit - 3} rx="2" />
  ));
}

/** How the scores are spread between the limits of the tiers. */
export function Histogram({ scores, scale, cuts }: Spread) {
  const lowest = Math.floor(Math.min(...scores.map(Number), 7)) - 1;
  const from = Math.max(scale.min, Math.min(lowest, 5));
  const last = scale.max - step;
  // The highest score there is has no column of its own.
  const placeOf = (score: string) => Math.min(Math.floor(Number(score) / step) * step, last);
  const columns = groupedBy(scores, placeOf);
  const tallest = Math.max(1, ...[...columns.values()].map(({ length }) => length));
  const height = top + tallest * unitFor(tallest);
  const at = (score: number) => ((score - from) / (scale.max - from)) * width;
  return (
    <svg viewBox={`-16 0 ${width + 32} ${height + 30}`} className="spread" aria-hidden="true">
      {cuts.map(({ tier, from: cut }) => (
        <g key={tier}>
          <line x1={at(cut)} x2={at(cut)} y1="0" y2={height} className="cut" />
          <text x={at(cut) + 8} y="22">
            {tier}
          </text>
        </g>
      ))}
      {[...columns].map(([place, { length: count }]) => (
        <g key={place} data-tier={cuts.find((cut) => place >= cut.from)?.tier}>
          <Column count={count} tallest={tallest} x={at(place) + 2} width={at(from + step) - 4} />
        </g>
      ))}
      <line x1="0" x2={width} y1={height} y2={height} className="axis" />
      {Array.from({ length: scale.max - from + 1 }, (_, index) => from + index).map((score) => (
        <text key={score} x={at(score)} y={height + 22} textAnchor="middle">
          {score}
        </text>
      ))}
    </svg>
  );
}
