import { createHash } from 'node:crypto';
import { site } from '@meritum/shared/programme/site';

interface Shared {
  type: 'website' | 'profile';
  title: string;
  description: string;
  /** Absolute, like the picture's address: programs that show links resolve neither. */
  address: string;
  /** A PNG of 1200 x 630. */
  picture: string;
}

/** A picture's address that changes with its content, because programs cache pictures. */
export function versioned(picture: string, shows: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(shows)).digest('hex');
  return `${picture}?v=${hash.slice(0, 8)}`;
}

/** Metadata for programs that show shared links (Open Graph). */
export function Sharing({ type, title, description, address, picture }: Shared) {
  const tags = {
    'og:type': type,
    'og:site_name': site.productName,
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': picture,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': title,
  };
  return (
    <>
      <link rel="canonical" href={address} />
      <meta name="description" content={description} />
      <meta name="twitter:card" content="summary_large_image" />
      {Object.entries(tags).map(([property, text]) => (
        <meta key={property} property={property} content={text} />
      ))}
    </>
  );
}
