import { claims } from '@meritum/shared/programme/claims';
import { site } from '@meritum/shared/programme/site';
import { type FaqCategory, paragraphs } from '../features/faqs/FaqCategory';
import {
  type FeaturedWinner,
  featuredYear,
  profilePath,
} from '../features/featured/FeaturedWinner';

type Properties = Readonly<Record<string, unknown>>;

function thing<T extends Properties>(type: string, properties: T) {
  return { '@context': 'https://schema.org', '@type': type, ...properties };
}

/** The absolute address of a site path; other addresses are unchanged. */
const absolute = (path: string): string => new URL(path, site.origin).href;

/** The reference to the programme from other objects. */
const organizer = {
  '@type': 'Organization',
  '@id': absolute('/#organization'),
  name: site.productName,
  url: absolute('/'),
} as const;

export function organization() {
  return thing('Organization', {
    ...organizer,
    logo: absolute('/icon-512.png'),
    description:
      'An annual awards programme that recognises excellence in technology, AI and data analytics.',
    foundingDate: String(claims.foundedIn),
    sameAs: Object.values(site.socialLinks),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: site.supportEmail,
    },
  });
}

type Crumb = readonly [name: string, path: string];

/** The trail from the home page to a page, which comes last. */
export function breadcrumbs(...deeper: readonly Crumb[]) {
  const trail: readonly Crumb[] = [['Home', '/'], ...deeper];
  return thing('BreadcrumbList', {
    itemListElement: trail.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path),
    })),
  });
}

/** Every question with its answer, paragraph by paragraph. */
export function faqPage(faqs: readonly FaqCategory[]) {
  const items = faqs.flatMap((category) => category.items);
  return thing('FAQPage', {
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: paragraphs(answer).join('\n') },
    })),
  });
}

export function featuredList(winners: readonly FeaturedWinner[]) {
  return thing('ItemList', {
    name: `${featuredYear} Featured Winners`,
    numberOfItems: winners.length,
    itemListElement: winners.map((winner, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: winner.name,
      url: absolute(profilePath(winner)),
    })),
  });
}

/** A featured winner with the award; fictional people are marked as such. */
export function awardedPerson(winner: FeaturedWinner) {
  const { name, award, category, sample, winner_image_path: picture } = winner;
  return thing('Person', {
    name,
    url: absolute(profilePath(winner)),
    image: absolute(picture),
    award: `${site.productName} ${award} Award in ${category}, ${featuredYear}`,
    ...(sample && { description: 'A fictional person: this profile is a sample.' }),
  });
}
