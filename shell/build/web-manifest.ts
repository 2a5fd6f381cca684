import { site } from '../../shared/programme/site';
import { withColours } from './pictures/tokens';

const icon = (name: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The site's description when it is added to a home screen. */
export function webManifest(): string {
  const manifest = {
    id: '/',
    name: site.productName,
    short_name: site.productName,
    description: 'An annual awards programme for technology, AI and data analytics.',
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: withColours('var(--color-paper)'),
    theme_color: withColours('var(--color-paper)'),
    icons: [
      icon('icon-192', 192),
      icon('icon-512', 512),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
