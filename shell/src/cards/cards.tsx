import type { CardText } from '@meritum/shared/federation/prerender';
import type { LogoFile } from '@meritum/shared/programme/logos';
import { sealSize } from '@meritum/shared/programme/seals';
import { site } from '@meritum/shared/programme/site';
import { Mark } from '@meritum/shared/ui/Mark';
import { renderToStaticMarkup } from 'react-dom/server';
import { CardFrame, cardMargin, fonts } from './CardFrame';
import { CardMedal } from './CardMedal';
import { setName } from './nameSetting';

const statement = ['Excellence in', 'technology, AI and', 'data analytics'];

/** The card image of every page without its own as SVG, coloured with tokens. */
export const siteCard = (): string =>
  renderToStaticMarkup(
    <CardFrame title={site.productName} footer={new URL(site.origin).host}>
      <g fontSize="78" fontFamily={fonts.display} fill="var(--color-ink)" letterSpacing="-0.5">
        {statement.map((text, index) => (
          <text key={text} x={cardMargin} y={252 + index * 82}>
            {text}
          </text>
        ))}
      </g>
      <text x={cardMargin} y="488" fontSize="30" fontFamily={fonts.text} fill="var(--color-accent)">
        100% merit-based. No fee to nominate or to judge.
      </text>
      <CardMedal tier="Silver" x={1060} y={412} size={176} />
      <CardMedal tier="Gold" x={884} y={412} size={176} />
      <CardMedal tier="Platinum" x={972} y={256} size={248} />
    </CardFrame>,
  );

export function awardCard({ title, line, tier, note }: CardText): string {
  const { lines, size } = setName(title);
  const leading = size * 1.06;
  const first = 345 - ((lines.length - 1) * leading) / 2;
  const below = first + (lines.length - 1) * leading + 66;
  const { host } = new URL(site.origin);
  return renderToStaticMarkup(
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
    </CardFrame>,
  );
}

const { width, height } = sealSize;
const sealMargin = 112;

/** The seal that winners show on their own sites. */
export const seal = (tier: CardText['tier']): string =>
  renderToStaticMarkup(
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
        <text x={sealMargin} y="31" fill="var(--color-muted)">
          {site.productName}
        </text>
        <text x={sealMargin} y="84" fill="var(--color-accent)">
          Winner
        </text>
      </g>
      <text
        x={sealMargin - 1}
        y="64"
        fontFamily={fonts.display}
        fontSize="35"
        letterSpacing="-0.3"
        fill="var(--color-ink)"
      >
        {tier}
      </text>
    </svg>,
  );

const logoColours = {
  light: { mark: 'var(--color-accent)', name: 'var(--color-ink)' },
  dark: { mark: 'var(--color-on-accent)', name: 'var(--color-on-accent)' },
} as const;

/** Room for a long name; the build crops the drawing to its content. */
const logoSize = { width: 2000, height: 64 } as const;

/** The programme's logo, or its mark alone, as SVG coloured with tokens, without a background. */
export function logo({ kind, ground }: LogoFile): string {
  const { mark, name } = logoColours[ground];
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${logoSize.width} ${logoSize.height}`}>
      <title>{site.productName}</title>
      <Mark width="64" height="64" color={mark} />
      {kind === 'logo' && (
        <text x="78" y="45" fontSize="38" fontFamily={fonts.display} fill={name}>
          {site.productName}
        </text>
      )}
    </svg>,
  );
}
