import { numeralPath } from '@meritum/shared/programme/numerals';
import { site } from '@meritum/shared/programme/site';
import { Laurel } from '@meritum/shared/ui/Laurel';
import type { ReactNode } from 'react';

/** The font families of the files in build/pictures/fonts. */
export const fonts = { display: 'Newsreader 16pt', text: 'Hanken Grotesk' } as const;

/** The size that social networks ask for, in px. */
const cardSize = { width: 1200, height: 630 } as const;

/** The left margin of a card's text. */
export const cardMargin = 88;

interface CardFrameProps {
  title: string;
  footer: string;
  children: ReactNode;
}

/** A card's background with the programme's mark and name, coloured with design tokens. */
export function CardFrame({ title, footer, children }: CardFrameProps) {
  const { width, height } = cardSize;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height}>
      <title>{title}</title>
      <rect width={width} height={height} fill="var(--color-paper)" />
      <rect y={height - 14} width={width} height="14" fill="var(--color-accent)" />
      <g transform={`translate(${cardMargin} 72)`}>
        <rect width="64" height="64" rx="14" fill="var(--color-accent)" />
        <g color="var(--color-on-accent)" transform="translate(5 5) scale(.845)">
          <Laurel />
          <path d={numeralPath(1)} fill="currentColor" />
        </g>
        <text x="86" y="44" fontSize="36" fontFamily={fonts.display} fill="var(--color-ink)">
          {site.productName}
        </text>
      </g>
      {children}
      <text x={cardMargin} y="552" fontSize="24" fontFamily={fonts.text} fill="var(--color-muted)">
        {footer}
      </text>
    </svg>
  );
}
