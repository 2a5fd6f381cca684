import { site } from '@meritum/shared/programme/site';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { type FeaturedWinner, featuredYear } from './FeaturedWinner';
import { profilePath } from './profiles';
import styles from './ShareLinks.module.css';

/**
 * Links for sharing a profile: plain links, so that no network learns of readers who do not share.
 */
function addressesOf({ id, name, award, category }: FeaturedWinner) {
  const url = new URL(profilePath({ id }), site.origin).href;
  const text = `${name}: ${award} Award, ${category}, ${featuredYear}`;
  const query = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
  const subject = encodeURIComponent(text);
  return [
    {
      label: 'LinkedIn',
      href: `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`,
    },
    { label: 'X', href: `https://x.com/intent/post?${query({ url, text })}` },
    { label: 'Email', href: `mailto:?subject=${subject}&body=${encodeURIComponent(url)}` },
  ];
}

export function ShareLinks({ winner }: { winner: FeaturedWinner }) {
  return (
    <nav className={styles.root} aria-label="Share this profile">
      <span aria-hidden="true">Share</span>
      {addressesOf(winner).map(({ label, href }) => (
        <TextLink key={label} href={href} newTab={href.startsWith('https')}>
          {label}
        </TextLink>
      ))}
    </nav>
  );
}
