import { rubric } from '@meritum/shared/programme/rubric';
import { site } from '@meritum/shared/programme/site';
import { textsOf } from '@meritum/shared/testing/shown';
import { act, screen, within } from '@testing-library/react';
import { judgeProfiles } from '../features/judges/judges';
import { cellsOf, headingsOf, hrefsOf, itemsOf, region } from '../testing/page';
import { pageTitle, renderAt } from '../testing/renderAt';
import { seasonNeverComes } from '../testing/season';

beforeEach(() => void seasonNeverComes());

const judge = '/judges/hedwig-palewater';

test.each([
  ['FAQ-001', '/faqs', 'Frequently Asked Questions'],
  ['FEAT-001', '/featured-winner', '2024 Featured Winners'],
  ['GUIDE-001', '/nomination-guidelines', 'Nomination Guidelines'],
  [
    'HOME-001 HOME-002',
    '/',
    'Awards Programme for Internationally Recognised Excellence in AI',
    'Awards for Tech Excellence',
  ],
  ['JPAGE-003', judge, 'Hedwig Palewater, Judge 2024', 'Hedwig Palewater'],
  ['LEGAL-001', '/privacy', 'Privacy Policy'],
  ['LEGAL-002', '/terms', 'Terms of Use'],
  ['OPEN-036', '/judges/nobody', 'Page Not Found'],
])('%s %s has the title %j and its heading', (_, address, title, heading = title) => {
  renderAt(address);
  expect([document.title, headingsOf(1)]).toEqual([`${title} - Meritum Awards`, [heading]]);
});

test.each([
  [
    'ABOUT-001',
    '/about',
    'Our story',
    'Mission',
    'Vision',
    'Values',
    'What makes Meritum Awards different',
    'Who is behind it',
    'Be part of it',
  ],
  [
    'GUIDE-002',
    '/nomination-guidelines',
    'Overview',
    'Eligibility Criteria',
    'Application Process',
    'Evaluation Process',
    'Timeline',
    'Benefits for Winners',
    'Ready to nominate?',
  ],
  [
    'HOME-002 HOME-003',
    '/',
    'Award Categories',
    'Why the awards',
    'A score that anyone can check',
    'How It Works',
    'Featured winners',
    'What winners receive',
    'Who judges',
    'Dates',
    'Let your work be judged on its merit',
  ],
  ['JPAGE-002', judge, 'Profile', 'Expertise', 'Approach to judging'],
])('%s the sections of %s', (_, address, ...headings) => {
  renderAt(address);
  const [top, ...sections] = document.querySelectorAll('h1, h2');
  expect(top?.tagName).toBe('H1');
  expect(textsOf(sections)).toEqual(headings);
});

const [toNominate, toJudge] = ['/tech-nomination', '/tech-judging'];

test.each([
  ['ABOUT-002', '/about', 'Submit a Nomination', toNominate],
  ['ABOUT-003', '/about', 'Become a Judge', toJudge],
  ['CRIT-009', '/judging-criteria', 'Nominate', toNominate],
  ['CRIT-010', '/judging-criteria', 'Become a Judge', toJudge],
  ['FAQ-012', '/faqs', 'Contact Us', 'mailto:support@awards.example'],
  ['FEAT-013', '/featured-winner', 'View All Winners', '/winners'],
  ['FEAT-014', '/featured-winner', 'Submit Your Nomination', toNominate],
  ['GUIDE-015', '/nomination-guidelines', 'Submit Nomination', toNominate],
  ['GUIDE-016', '/nomination-guidelines', 'View FAQs', '/faqs'],
  ['HOME-006', '/', 'Nominate', toNominate],
  ['HOME-022', '/', 'Submit Nomination', toNominate],
  ['HOME-007 HOME-023', '/', 'Become a Judge', toJudge, toJudge],
  ['LEGAL-003', '/terms', 'Privacy Policy', '/privacy'],
  ['PROF-010', '/featured-winner/nobody', 'Go Back', '/featured-winner'],
  ['a judge', '/judges', 'Hedwig Palewater', judge],
  ['a calendar', '/timeline', 'Add all dates to your calendar', '/api/season/events/dates'],
])('%s on %s the link %j leads to %s', (_, address, name, ...hrefs) => {
  renderAt(address);
  expect(hrefsOf(name)).toEqual(hrefs);
});

test.each([
  [
    'CRIT-006 CRIT-007',
    '/judging-criteria',
    'Judge selection',
    '5+ years of experience in technology, AI, data analytics or a related field',
    '1+ year of evaluating innovations, for instance as a judge or peer reviewer',
    'Verified credentials',
    'A commitment to fair evaluation',
  ],
  [
    'GUIDE-006 GUIDE-007 GUIDE-008 GUIDE-009 GUIDE-010',
    '/nomination-guidelines',
    'Eligibility Criteria',
    'The nominee is the individual who made the primary contribution to the work.',
    'The achievements lie within the last 24 months.',
    'There is verifiable evidence of impact.',
    'A LinkedIn profile is required, so that the nominee can be verified.',
    'One nomination per category per participant.',
    'There are no geographical restrictions.',
  ],
  [
    'GUIDE-011 GUIDE-012',
    '/nomination-guidelines',
    'Application Process',
    'Create an account or sign in at the Nomination Portal.',
    'Complete the nomination form and agree to the terms.',
    'Add supporting material, then submit. The portal shows the status from then on.',
    'Current role',
    'Employer name',
    'Professional summary',
    'Approach and execution strategy',
    'Key outcomes and measurable results',
    'One document of at most 10 MB, as PDF, DOC or DOCX',
    'Up to five web links',
  ],
  [
    'GUIDE-013',
    '/nomination-guidelines',
    'Evaluation Process',
    'Initial eligibility screening',
    'Independent evaluation by multiple judges',
    'Score calibration and consensus building',
    'Final award determination from aggregated scores',
    'Quality assurance and verification',
  ],
  [
    'GUIDE-014',
    '/nomination-guidelines',
    'Benefits for Winners',
    'A digital certificate stating the award level',
    'A digital badge',
    'A reference letter',
    'A profile on the awards website',
    'Social media and press promotion: a card and texts to share, and our press page',
    'A winner-spotlight opportunity',
    'Permission to use a winner seal',
  ],
  [
    'LEGAL-004',
    '/terms',
    'Rules for judges',
    'Keep entries confidential.',
    'Judge anonymously.',
    'Have no contact with nominees.',
    'Use no AI tools for judging, except for translation or grammar checks.',
    'Do not copy entries, in whole or in part.',
  ],
])('%s on %s the list of %j is complete', (_, address, section, ...items) => {
  renderAt(address);
  expect(itemsOf(region(section))).toEqual(items);
});

test.each([
  ['ABOUT-004', '/about', 'Our story', 'founded in 2024'],
  [
    'CRIT-003 CRIT-008',
    '/judging-criteria',
    'Scoring scale',
    'on a scale from 1 to 10',
    'at least 20 judges',
  ],
  [
    'GUIDE-003 GUIDE-004 GUIDE-005 GUIDE-018 GUIDE-019',
    '/nomination-guidelines',
    'Overview',
    'Platinum',
    'Gold',
    'Silver',
    '11 countries',
    'over 350 industry experts',
    '7% of 2024 winners',
    'about 7%',
    'about 25%',
    'about 68%',
  ],
  [
    'GUIDE-017',
    '/nomination-guidelines',
    'Timeline',
    '6 to 8 weeks after nominations open',
    'Nov 15, 2025',
  ],
  [
    'LEGAL-005',
    '/terms',
    'Deactivation of accounts',
    'We may deactivate an account for non-compliance with these terms, for unethical behaviour or for non-response.',
  ],
  [
    'LEGAL-006',
    '/terms',
    'Nominations',

    "Nominations judged unsuitable, incomplete or frivolous may be returned as 'saved but not submitted'. They can be edited and resubmitted.",
  ],
  [
    'sign-in security',
    '/privacy',
    'The data we hold',
    'passkeys',
    'authenticator app',
    'recovery codes',
    'security log',
    'Where you are signed in, with browser and system but no network',
  ],
  ['sign-in security', '/privacy', 'How long we keep it', 'the last 90 days'],
  [
    'sign-in security',
    '/privacy',
    'Cookies and storage in your browser',
    'while a second step is awaited a fourth one',
  ],
])('%s on %s the section %j says %j', (_, address, section, ...claims) => {
  renderAt(address);
  for (const claim of claims) expect(region(section)).toHaveTextContent(claim);
});

test('the policy says what analytics count, where the site has any', () => {
  jest.replaceProperty(site, 'analytics', '/stats/event');
  renderAt('/privacy');
  expect(region('Cookies and storage in your browser')).toHaveTextContent(/We count which parts/);
});

test('GUIDE-012 GUIDE-018 other formats and the other share are not named', () => {
  renderAt('/nomination-guidelines');
  expect(document.body.textContent).not.toMatch(/jpe?g|png|(?<!\d)5%/i);
});

test('CRIT-011 CRIT-012 each criterion has the meanings of its ratings, and a made-up entry has notes', () => {
  renderAt('/judging-criteria');
  const meanings = within(region('What 1, 4, 7 and 10 mean')).getAllByRole('definition');
  expect(textsOf(meanings)).toEqual(
    Object.values(rubric).flatMap((one) => Object.values(one.meanings)),
  );
  const sample = within(region('A sample entry, with notes'));
  expect(sample.getByText(/^This entry and its figures are made up\./)).toBeVisible();
  expect(sample.getAllByRole('complementary', { name: /^Note on / })).toHaveLength(4);
});

test('CRIT-001 CRIT-002 CRIT-004 CRIT-005 four criteria of 25% each, the bounds of the tiers, and AI', () => {
  renderAt('/judging-criteria');
  const cards = within(region('The criteria')).getAllByRole('listitem');
  const names = ['Innovation', 'Methodology', 'Execution', 'Results'];
  expect(cards.map((card) => textsOf([...card.children].slice(0, 2)))).toEqual(
    names.map((name) => [name, '25%']),
  );
  expect(cellsOf(region('Award tiers')).slice(1)).toEqual([
    ['Platinum', '9.0 and above'],
    ['Gold', '8.0 to 8.99'],
    ['Silver', '7.0 to 7.99'],
    ['No award', 'Below 7.0'],
  ]);
  expect(cellsOf(region('The AI category')).map(([first]) => first)).toEqual([
    'Criterion',
    ...names,
  ]);
});

test('ENT-014 the figures of 2024 are those of the programme, and no others', () => {
  renderAt('/about');
  const figures = within(region('2024 in figures'));
  const texts = (role: 'term' | 'definition') => textsOf(figures.getAllByRole(role));
  expect(texts('term').map((name, index) => [name, texts('definition')[index]])).toEqual([
    ['Nominees in Technology', '187'],
    ['Gold in Technology', '51'],
    ['Gold in Data Analytics', '25'],
    ['Platinum in AI', '9'],
    ['Judges', 'over 350'],
    ['Countries of nominees', '11'],
  ]);
});

test.each(['/privacy', '/terms'])(
  'LEGAL-001 LEGAL-002 LEGAL-007 %s is dated, promises notice of a breach, and leads to its sections',
  (address) => {
    renderAt(address);
    expect(screen.getByText('Last updated May 14, 2025')).toBeVisible();
    expect(document.body).toHaveTextContent(/notify you within 7 business days/);
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
    const links = contents.getAllByRole('link');
    const targets = links.map((link) => document.querySelector(link.getAttribute('href') ?? ''));
    expect(targets.map((target) => target?.tagName)).toEqual(links.map(() => 'SECTION'));
  },
);

test('JPAGE-001 OPEN-036 a judge has a photo', () => {
  renderAt(judge);
  expect(region('Photo')).toContainElement(
    screen.getByRole('img', { name: 'Portrait of Hedwig Palewater' }),
  );
});

test('the directory names every judge who has a page by their field, with role, organization, country and year', () => {
  renderAt('/judges');
  expect(pageTitle()).toBe('Judges');
  const fields = ['Technology', 'AI', 'Data Analytics'];
  expect(headingsOf(2)).toEqual(fields);
  const listed = fields.map((field) =>
    itemsOf(screen.getByRole('list', { name: `Judges in ${field}` })),
  );
  expect(listed).toEqual(
    fields.map((field) =>
      judgeProfiles
        .filter((judge) => judge.field === field)
        .map(
          ({ name, position, organization, country }) =>
            `${name}${position}${organization}, ${country}. Judge 2024`,
        ),
    ),
  );
  expect(listed.flat()).toHaveLength(judgeProfiles.length);
  expect(screen.getByText('Sample profiles of fictional people')).toBeVisible();
});

test('the contents of a long page mark the section that is read', () => {
  renderAt('/judging-criteria');
  const tops: Record<string, number> = { criteria: -900, scale: -300, tiers: 290, ai: 700 };
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    return { top: tops[this.id] ?? 2_000 } as DOMRect;
  });
  act(() => void window.dispatchEvent(new Event('scroll')));
  const contents = screen.getByRole('navigation', { name: 'On this page' });
  const marked = () => textsOf(contents.querySelectorAll('[aria-current="location"]'));
  expect(marked()).toEqual(['Award tiers']);
  tops.tiers = 500;
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(marked()).toEqual(['Scoring scale']);
});
