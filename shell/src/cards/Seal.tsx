import type { CardText } from '@meritum/shared/federation/prerender';
import { sealSize } from '@meritum/shared/programme/seals';
import { site } from '@meritum/shared/programme/site';
import { fonts } from './CardFrame';
import { CardMedal } from './CardMedal';

const { width, height } = sealSize;
const margin = 112;

/** The seal that a winner shows on pages of their own. */
export function Seal({ tier }: { tier: CardText['tier'] }) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      <title>{`${tier}, ${site.productName}`}</title>
      <rect
        x="0.5"
        y="0.5"
        width={width - 1}
        height={height - 1}
        rx="12"
        fill="var(--color-raised)"
        stroke="var(--color-hairline)"
      />
      <CardMedal tier={tier} x={58} y={height / 2} size={80} />
      <g fontFamily={fonts.text} fontSize="13">
        <text x={margin} y="31" fill="var(--color-muted)">
          {site.productName}
        </text>
        <text x={margin} y="84" fill="var(--color-accent)">
          Winner
        </text>
      </g>
      <text
        x={margin - 1}
        y="64"
        fontFamily={fonts.display}
        fontSize="35"
        letterSpacing="-0.3"
        fill="var(--color-ink)"
      >
        {tier}
      </text>
    </svg>
  );
}
