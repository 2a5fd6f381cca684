import { screen, within } from '@testing-library/react';
import { renderAt } from '../../testing/renderAt';

beforeEach(() => {
  renderAt('/nomination-guidelines');
});

const section = (name: string) => within(screen.getByRole('region', { name }));
const items = (name: string, list = 0) =>
  within(section(name).getAllByRole('list')[list] as HTMLElement)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('GUIDE-001 the document title', () => {
  expect(document.title).toBe('Nomination Guidelines - Meritum Awards');
});

test('GUIDE-002 the sections stand in order', () => {
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Overview',
    'Eligibility Criteria',
    'Application Process',
    'Evaluation Process',
    'Timeline',
    'Benefits for Winners',
    'Ready to nominate?',
  ]);
});

test('GUIDE-003 GUIDE-004 GUIDE-005 GUIDE-018 GUIDE-019 the overview gives levels and claims', () => {
  const overview = screen.getByRole('region', { name: 'Overview' }).textContent;
  for (const claim of [
    'Platinum',
    'Gold',
    'Silver',
    '11 countries',
    'over 350 industry experts',
    '7% of 2024 winners',
    'about 7%',
    'about 25%',
    'about 68%',
  ]) {
    expect(overview).toContain(claim);
  }
  expect(document.body.textContent).not.toMatch(/(?<!\d)5%/);
});

test('GUIDE-006 GUIDE-007 GUIDE-008 GUIDE-009 GUIDE-010 who is eligible', () => {
  expect(items('Eligibility Criteria')).toEqual([
    'The nominee is the individual who made the primary contribution to the work.',
    'The achievements lie within the last 24 months.',
    'There is verifiable evidence of impact.',
    'A LinkedIn profile is required, so that the nominee can be verified.',
    'One nomination per category per participant.',
    'There are no geographical restrictions.',
  ]);
});

test('GUIDE-011 what a nomination includes', () => {
  expect(items('Application Process', 1)).toEqual([
    'Current role',
    'Employer name',
    'Professional summary',
    'Approach and execution strategy',
    'Key outcomes and measurable results',
  ]);
});

test('GUIDE-012 only PDF, DOC and DOCX are named', () => {
  expect(items('Application Process', 2)[0]).toBe(
    'One document of at most 10 MB, as PDF, DOC or DOCX',
  );
  expect(document.body.textContent).not.toMatch(/jpe?g|png/i);
});

test('GUIDE-013 the five steps of the evaluation', () => {
  expect(items('Evaluation Process')).toEqual([
    'Initial eligibility screening',
    'Independent evaluation by multiple judges',
    'Score calibration and consensus building',
    'Final award determination from aggregated scores',
    'Quality assurance and verification',
  ]);
});

test('GUIDE-014 the seven benefits', () => {
  expect(items('Benefits for Winners')).toEqual([
    'A digital certificate stating the award level',
    'A digital badge',
    'A reference letter',
    'A profile on the awards website',
    'Social media and press promotion',
    'A winner-spotlight opportunity',
    'Permission to use a winner seal',
  ]);
});

test('GUIDE-015 GUIDE-016 the closing call leads to the portal and to the questions', () => {
  const links = ['Submit Nomination', 'View FAQs'].map((name) =>
    screen.getByRole('link', { name }),
  );
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/tech-nomination', '/faqs']);
});

test('GUIDE-017 the claim of 6 to 8 weeks stands beside the dates', () => {
  const timeline = screen.getByRole('region', { name: 'Timeline' }).textContent;
  expect(timeline).toContain('6 to 8 weeks after nominations open');
  expect(timeline).toContain('Nov 15, 2025');
});
