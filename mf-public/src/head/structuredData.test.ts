/** @jest-environment node */
import { awardedPerson, faqPage, featuredList, organization } from './structuredData';

const winner = {
  id: 'ana-olee',
  name: "Ana O'Lee",
  award: 'Gold',
  category: 'Data Analytics',
  achievements: [],
  winner_image_path: '/remotes/mf-public/ana.svg',
  badge_image_path: '/badge.svg',
} as const;

test('the programme is an organisation founded in 2024, with its logo and its other addresses', () => {
  expect(organization()).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': 'https://awards.example/#organization',
    name: 'Meritum Awards',
    url: 'https://awards.example/',
    logo: 'https://awards.example/icon-512.png',
    description:
      'An annual awards programme that recognises excellence in technology, AI and data analytics.',
    foundingDate: '2024',
    sameAs: [
      'https://www.linkedin.com/company/meritum-awards-example',
      'https://x.com/meritum_example',
    ],
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: 'support@awards.example',
    },
  });
});

test('ENT-016 FAQ-010 each question carries its one answer, in paragraphs', () => {
  const general = {
    category: 'general',
    title: 'General Information',
    items: [{ question: 'Is there a fee?', answer: 'No.\n  None at all. ' }],
  };
  expect(faqPage([general])).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Is there a fee?',
        acceptedAnswer: { '@type': 'Answer', text: 'No.\nNone at all.' },
      },
    ],
  });
});

test('the list of featured winners leads to their profiles in order', () => {
  expect(featuredList([winner, { ...winner, id: 'bo-ek', name: 'Bo Ek' }])).toMatchObject({
    '@type': 'ItemList',
    numberOfItems: 2,
    itemListElement: [
      { position: 1, name: "Ana O'Lee", url: 'https://awards.example/featured-winner/ana-olee' },
      { position: 2, name: 'Bo Ek', url: 'https://awards.example/featured-winner/bo-ek' },
    ],
  });
});

test('PROF-007 a winner is a person with the award, and a fictional one is described as such', () => {
  expect(awardedPerson({ ...winner, sample: true })).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: "Ana O'Lee",
    url: 'https://awards.example/featured-winner/ana-olee',
    image: 'https://awards.example/remotes/mf-public/ana.svg',
    award: 'Meritum Awards Gold Award in Data Analytics, 2024',
    description: 'A fictional person: this profile is a sample.',
  });
  expect(awardedPerson(winner)).not.toHaveProperty('description');
});
