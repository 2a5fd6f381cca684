import type { LogoFile } from '@meritum/shared/programme/logos';
import { site } from '@meritum/shared/programme/site';
import { Mark } from '@meritum/shared/ui/Mark';
import { renderToStaticMarkup } from 'react-dom/server';
import { fonts } from './CardFrame';

const colours = {
  light: { mark: 'var(--color-accent)', name: 'var(--color-ink)' },
  dark: { mark: 'var(--color-on-accent)', name: 'var(--color-on-accent)' },
} as const;

/** Room for a long name; the build crops the drawing to what is drawn. */
const size = { width: 2000, height: 64 } as const;

/** The programme's logo, or its mark alone, as SVG coloured with tokens, without a background. */
export function logo({ kind, ground }: LogoFile): string {
  const { mark, name } = colours[ground];
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${size.width} ${size.height}`}>
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
