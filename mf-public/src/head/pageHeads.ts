import type { PageHead } from '@meritum/shared/federation/prerender';
import { claims, recomputable } from '@meritum/shared/programme/claims';
import { awardNames, criteriaNames, criteriaWeights } from '@meritum/shared/programme/season';
import { site } from '@meritum/shared/programme/site';
import { faqs } from '../features/faqs/faqs';
import { featuredWinners } from '../features/featured/winners';
import { homeTitle } from '../pages/home/content';
import { breadcrumbs, faqPage, featuredList, organization } from './structuredData';

const categories = 'Technology, AI and Data Analytics';

export type OwnHead = Pick<PageHead, 'title' | 'description'> & Partial<PageHead>;

/** Pages that are complete without a script start it on interaction, others after a paint. */
export const pageHeads: Readonly<Record<string, OwnHead>> = {
  '/': {
    title: homeTitle,
    cardTitle: `Awards for ${site.awardName}`,
    description: `${site.productName} recognises individual achievement in technology, AI and data analytics. 100% merit-based, with no fee to nominate or to judge.`,
    chunk: 'home',
    structuredData: [organization()],
    scripts: 'on interaction',
  },
  '/nomination-guidelines': {
    title: 'Nomination Guidelines',
    description: `Who may be nominated, what a nomination contains, how judges evaluate it and what winners receive. Nominees of 2024 came from ${claims.countries} countries.`,
    scripts: 'on interaction',
  },
  '/judging-criteria': {
    title: 'Judging Criteria',
    description: `${criteriaNames}: ${criteriaWeights.toLowerCase()}, scored from 1 to 10, and the award tiers that follow from the average.`,
    scripts: 'on interaction',
  },
  '/how-we-judge': {
    title: 'How We Judge',
    description:
      'Ten sentences that say why nobody can set a result, with the values of the season beside each and the place where you can check it.',
    structuredData: [
      breadcrumbs(['Judging Criteria', '/judging-criteria'], ['How We Judge', '/how-we-judge']),
    ],
  },
  '/check-the-results': {
    title: 'Check the Results',
    description: `Recompute ${recomputable} in your own browser, from the judges’ ratings and the frozen rules, or with a program on your own computer.`,
    structuredData: [
      breadcrumbs(['How We Judge', '/how-we-judge'], ['Check the Results', '/check-the-results']),
    ],
  },
  '/verify': {
    title: 'Check an Award',
    description: `Check a certificate, letter or badge of ${site.productName} in your own browser: whose it is, whether it is unchanged, and whether it still stands.`,
    scripts: 'with a query',
  },
  '/timeline': {
    title: 'Timeline',
    description: `When nominations for ${site.awardName} close, when judges rate them, when winners are announced, and where the season stands today.`,
  },
  '/winners': {
    title: '2024 Winners',
    description: `All winners of ${awardNames()} in ${categories}, sorted by judges' scores. Search by name, year, category and tier.`,
    early: true,
    chunk: 'winners',
    structuredData: [breadcrumbs(['Winners', '/winners'])],
    scripts: 'on interaction',
  },
  '/winners/archive': {
    title: 'Winners by Year',
    description: `Every year of ${site.productName} with its ${awardNames()} awards by category, each figure with the winners behind it.`,
    structuredData: [breadcrumbs(['Winners', '/winners'], ['Winners by Year', '/winners/archive'])],
  },
  '/featured-winner': {
    title: '2024 Featured Winners',
    description: `Featured winners of 2024 in ${categories}, and the achievements that independent judges recognised.`,
    structuredData: [
      breadcrumbs(['Featured Winners', '/featured-winner']),
      featuredList(featuredWinners),
    ],
  },
  '/faqs': {
    title: 'Frequently Asked Questions',
    description:
      'Answers about nominating, judging, award categories, winners and recognition. There is no fee to nominate or to judge.',
    structuredData: [breadcrumbs(['FAQs', '/faqs']), faqPage(faqs)],
    scripts: 'with a query',
  },
  '/about': {
    title: 'About Us',
    description: `Founded in ${claims.foundedIn}: the story, mission, vision and values of ${site.productName}, and what makes it different from other awards.`,
    scripts: 'on interaction',
  },
  '/press': {
    title: 'Press',
    description: `${site.productName} for journalists: a text to quote, facts and figures, the logo as SVG and PNG, seals of winners, and whom to ask.`,
    structuredData: [breadcrumbs(['About Us', '/about'], ['Press', '/press'])],
  },
  '/judges': {
    title: 'Judges',
    description: `People who judge nominations for ${site.productName}: their role, organization and country, and how they approach the work of others.`,
    scripts: 'on interaction',
  },
  '/privacy': {
    title: 'Privacy Policy',
    description: `Which personal data ${site.productName} holds, why, who sees it and what you can ask of us, with notice of a data breach within 7 business days.`,
    scripts: 'on interaction',
  },
  '/terms': {
    title: 'Terms of Use',
    description: `The rules for everybody who nominates, judges or reads at ${site.productName}: eligible work, confidential entries and anonymous judging.`,
    scripts: 'on interaction',
  },
};
