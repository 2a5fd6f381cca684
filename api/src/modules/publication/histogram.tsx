import type { Bands } from '@meritum/shared/contracts/contests';
import { groupedBy } from '@meritum/shared/merit/groups';
import { cutShown } from '@meritum/shared/programme/cut-shown';
import { pluralize } from '@meritum/shared/programme/format-count';

/** The width of a column, in points of the score. */
const step = 0.25;
/** In units of the picture. */
const width = 720;
const block = 36;
/** Space above the columns for the names of the tiers. */
const top = 48;
const tallestDrawn = 190;
/** Up to this many entries in a column are drawn as single blocks. */
const blocks = 12;

interface Spread extends Bands {
  scores: readonly string[];
}

const tierAt = ({ cuts }: Pick<Bands, 'cuts'>, score: string) =>
  cuts.find(({ from }) => Number(score) >= from)?.tier;

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** The distribution of scores, for readers who do not see the picture. */
export function spreadInWords(spread: Spread): string {
  const { scores, cuts } = spread;
  const count = (tier?: string) => scores.filter((score) => tierAt(spread, score) === tier).length;
  const tiers = cuts.map(({ tier, from }) => `${count(tier)} from ${cutShown(from)} (${tier})`);
  return `${pluralize(scores.length, 'score')}: ${listed.format(tiers)}; ${count()} lower.`;
}

/** The height of one entry. */
const unitFor = (tallest: number) => Math.min(block, tallestDrawn / tallest);

type Stack = Record<'below' | 'count' | 'tallest' | 'x' | 'width', number>;

/** The entries of one tier in a column, as blocks or as one bar. */
function Column({ below, count, tallest, ...place }: Stack) {
  const unit = unitFor(tallest);
  const height = top + tallest * unit;
  // With many entries, a gap would be higher than an entry.
  const [parts, each, gap] = tallest > blocks ? [1, count, 0] : [count, 1, 3];
  return Array.from({ length: parts }, (_, index) => index + 1).map((part) => (
    <rect
      key={part}
      {...place}
      y={height - (below + part * each) * unit}
      height={each * unit - gap}
      rx="2"
    />
  ));
}

/** A histogram of scores with the limits of the tiers. */
export function Histogram(spread: Spread) {
  const { scale, cuts } = spread;
  const scores = spread.scores.toSorted((one, other) => Number(one) - Number(other));
  const lowest = Math.floor(Math.min(...scores.map(Number), 7)) - 1;
  const from = Math.max(scale.min, Math.min(lowest, 5));
  const last = scale.max - step;
  // The highest possible score belongs to the last column.
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
      {[...columns].flatMap(([place, own]) =>
        // A limit can lie inside a column.
        [...groupedBy(own, (score) => tierAt(spread, score))].map(([tier, part]) => (
          <g key={`${place} ${tier}`} data-tier={tier}>
            <Column
              below={own.indexOf(part[0] as string)}
              count={part.length}
              tallest={tallest}
              x={at(place) + 2}
              width={at(from + step) - 4}
            />
          </g>
        )),
      )}
      <line x1="0" x2={width} y1={height} y2={height} className="axis" />
      {Array.from({ length: scale.max - from + 1 }, (_, index) => from + index).map((score) => (
        <text key={score} x={at(score)} y={height + 22} textAnchor="middle">
          {score}
        </text>
      ))}
    </svg>
  );
}
