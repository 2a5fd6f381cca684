import { claims } from '@meritum/shared/programme/claims';
import { site } from '@meritum/shared/programme/site';
import { absolute, thing } from './thing';

/** The reference to the programme from other objects. */
export const organizer = {
  '@type': 'Organization',
  '@id': absolute('/#organization'),
  name: site.productName,
  url: absolute('/'),
} as const;

/** The programme itself. */
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
