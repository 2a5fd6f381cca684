import type { CardText } from '@meritum/shared/federation/prerender';
import { site } from '@meritum/shared/programme/site';
import { CardFrame, cardMargin, fonts } from './CardFrame';
import { CardMedal } from './CardMedal';
import { setName } from './nameSetting';

export function AwardCard({ title, line, tier, note }: CardText) {
  const { lines, size } = setName(title);
  const leading = size * 1.06;
  const first = 345 - ((lines.length - 1) * leading) / 2;
  const below = first + (lines.length - 1) * leading + 66;
  const { host } = new URL(site.origin);
  return (
    <CardFrame title={title} footer={note ? `${host} · ${note}` : host}>
      <g fontSize={size} fontFamily={fonts.display} fill="var(--color-ink)" letterSpacing="-0.5">
        {lines.map((text, index) => (
          <text key={text} x={cardMargin} y={Math.round(first + index * leading)}>
            {text}
          </text>
        ))}
      </g>
      <text
        x={cardMargin}
        y={Math.round(below)}
        fontSize="32"
        fontFamily={fonts.text}
        fill="var(--color-accent)"
      >
        {line}
      </text>
      <CardMedal tier={tier} x={980} y={315} size={330} />
    </CardFrame>
  );
}
