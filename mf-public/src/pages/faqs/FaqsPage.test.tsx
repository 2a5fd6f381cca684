import { formatDeadline } from '@meritum/shared/programme/deadlines';
import { season } from '@meritum/shared/testing/factories';
import { textsOf } from '@meritum/shared/testing/shown';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { faqs } from '../../features/faqs/faqs';
import { itemsOf } from '../../testing/page';
import { htmlOf, renderAt } from '../../testing/renderAt';
import { seasonIs, seasonNeverComes } from '../../testing/season';
import { FaqsPage } from './FaqsPage';

beforeEach(() => void seasonNeverComes());

const questions = () => textsOf(document.querySelectorAll('summary'));
const openOnes = () => textsOf(document.querySelectorAll('details[open] summary'));
const pills = () => screen.getByRole('navigation', { name: 'Show questions about' });
const pill = (name: string) => within(pills()).getByRole('link', { name });

/** Opens or closes a question like a click; the browser reports it afterwards. */
async function press(question: string) {
  await userEvent.click(screen.getByText(question));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}

const all = faqs.flatMap(({ items }) => items);

const answered = (pattern: RegExp) => all.filter(({ answer }) => pattern.test(answer));

test('FAQ-002 FAQ-003 FAQ-011 six pills, without Information and Process, and a box at the end', () => {
  renderAt('/faqs');
  expect(screen.getByRole('complementary')).toHaveTextContent('Still have questions?');
  expect(itemsOf(pills(), 'link')).toEqual([
    'All',
    'General',
    'Nomination',
    'Judging',
    'Award Categories',
    'Winners & Recognition',
  ]);
  expect(faqs.map(({ title }) => title).slice(0, 2)).toEqual([
    'General Information',
    'Nomination Process',
  ]);
});

test('FAQ-004 FAQ-005 FAQ-006 a category shows its own questions and opens the first, All every one', async () => {
  renderAt('/faqs');
  await userEvent.click(pill('Judging'));
  expect(questions()).toEqual(faqs[2]?.items.map(({ question }) => question));
  expect(openOnes()).toEqual([faqs[2]?.items[0]?.question]);
  expect(pill('Judging')).toHaveAttribute('aria-current', 'true');
  await userEvent.click(pill('All'));
  expect(questions()).toHaveLength(all.length);
});

test('FAQ-007 FAQ-008 FAQ-009 FAQ-010 at first the first question is open, then at most the one pressed', async () => {
  renderAt('/faqs');
  expect(openOnes()).toEqual(['What is Meritum Awards?']);
  expect(document.querySelectorAll('details[open] p')).toHaveLength(2);
  await press('Is there an entry fee?');
  expect(openOnes()).toEqual(['Is there an entry fee?']);
  await press('Is there an entry fee?');
  expect(openOnes()).toEqual([]);
});

test('FAQ-013 one answer describes the judging journey in order', () => {
  const [journey] = answered(/acknowledgement email/);
  expect(journey?.answer.split('\n').map((line) => line.split(':')[0])).toEqual([
    'Selection',
    'Verification',
    'Assignments',
    'Completion',
    'Certificate',
  ]);
  expect(journey?.answer).toMatch(/certificate or a reference letter.*option/);
});

test('FAQ-014 OPEN-004 exactly one answer gives the share of Platinum as 5%', () => {
  expect(answered(/5%/)).toHaveLength(1);
  expect(answered(/7%/).map(({ answer }) => /7% of 2024 winners/.test(answer))).toEqual([true]);
});

test('FAQ-015 OPEN-003 there is no fee, and no amount of money in any answer', () => {
  const fee = all.filter(({ question }) => /fee/.test(question));
  expect(fee.map(({ answer }) => answer)).toEqual([
    'No. There is no fee to nominate and no fee to become a judge.',
  ]);
  expect(answered(/[$€£]|\bUSD\b|\bEUR\b|(?<![\d.])99(?!\d)/)).toEqual([]);
});

test('D05 answers name no month and nothing open but what the server knows', async () => {
  const closesAt = '2030-06-01T00:00:00Z';
  seasonIs(season(closesAt));
  const months = /January|February|March|August|September|October|November|December|open now\./;
  expect(answered(months)).toEqual([]);
  renderAt('/faqs');
  const open = `Technology is open. Nominations close on ${formatDeadline(closesAt)}.`;
  expect(await screen.findAllByText(open)).toHaveLength(2);
  expect(document.body).not.toHaveTextContent('{');
});

test('an address with a question opens it', () => {
  renderAt('/faqs#can-i-submit-more-than-one-nomination');
  expect(openOnes()).toEqual(['Can I submit more than one nomination?']);
});

test('LAY-019 a category has an address, at which its first question is open', () => {
  renderAt('/faqs#faq-judging');
  expect(document.getElementById('faq-judging')).toBe(
    screen.getByRole('region', { name: 'Judging Process' }),
  );
  expect(openOnes()).toEqual([faqs[2]?.items[0]?.question]);
});

test('an address with a category shows it, and back returns to it', async () => {
  renderAt('/faqs?category=judging');
  const judging = faqs[2]?.items.length ?? 0;
  expect(questions()).toHaveLength(judging);
  await userEvent.click(pill('Nomination'));
  expect(window.location.search).toBe('?category=nomination');
  window.history.back();
  await waitFor(() => expect(questions()).toHaveLength(judging));
});

test('every answer is in the page, also while it is closed', () => {
  renderAt('/faqs');
  expect(document.querySelectorAll('details > div')).toHaveLength(all.length);
});

test('without scripts a question stands where it does with them', () => {
  const html = htmlOf('/faqs', <FaqsPage />);
  renderAt('/faqs');
  const starts = [...html.matchAll(/<summary[^>]*><(\w+)/g)].map(([, tag]) => tag);
  expect(starts).toEqual(questions().map(() => 'h3'));
});
