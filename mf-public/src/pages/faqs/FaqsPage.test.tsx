import { StaticRouter } from '@meritum/shared/router/static';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { faqs } from '../../features/faqs/faqs';
import { pageTitle, renderAt } from '../../testing/renderAt';
import { FaqsPage } from './FaqsPage';

const questions = () => [...document.querySelectorAll('summary')].map((line) => line.textContent);
const openOnes = () =>
  [...document.querySelectorAll('details[open] summary')].map((line) => line.textContent);
const pills = () => screen.getByRole('navigation', { name: 'Show questions about' });
const pill = (name: string) => within(pills()).getByRole('link', { name });

/** Opens or closes a question as a click does; the browser reports it afterwards. */
async function press(question: string) {
  await userEvent.click(screen.getByText(question));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}

/** The question whose answer matches. */
const answered = (pattern: RegExp) =>
  faqs.flatMap(({ items }) => items).filter(({ answer }) => pattern.test(answer));

test('FAQ-001 heading and document title', () => {
  renderAt('/faqs');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Frequently Asked Questions');
  expect(document.title).toBe('Frequently Asked Questions - Meritum Awards');
});

test('FAQ-002 FAQ-003 six pills, without Information and Process', () => {
  renderAt('/faqs');
  expect(
    within(pills())
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
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

test('FAQ-004 FAQ-005 a category shows its own questions and opens the first', async () => {
  renderAt('/faqs');
  await userEvent.click(pill('Judging'));
  expect(questions()).toEqual(faqs[2]?.items.map(({ question }) => question));
  expect(openOnes()).toEqual([faqs[2]?.items[0]?.question]);
  expect(pill('Judging')).toHaveAttribute('aria-current', 'true');
});

test('FAQ-006 All shows the questions of every category again', async () => {
  renderAt('/faqs');
  await userEvent.click(pill('Judging'));
  await userEvent.click(pill('All'));
  expect(questions()).toHaveLength(faqs.flatMap(({ items }) => items).length);
});

test('FAQ-007 opening a question closes the one before', async () => {
  renderAt('/faqs');
  await press('Is there an entry fee?');
  expect(openOnes()).toEqual(['Is there an entry fee?']);
});

test('FAQ-008 pressing the open question closes it', async () => {
  renderAt('/faqs');
  await press('What is Meritum Awards?');
  expect(openOnes()).toEqual([]);
});

test('FAQ-009 at first the first question is open', () => {
  renderAt('/faqs');
  expect(openOnes()).toEqual(['What is Meritum Awards?']);
});

test('FAQ-010 an answer is split into paragraphs at its line breaks', () => {
  renderAt('/faqs');
  expect(document.querySelectorAll('details[open] p')).toHaveLength(2);
});

test('FAQ-011 FAQ-012 the box leads to the support address', () => {
  renderAt('/faqs');
  const box = screen.getByRole('complementary');
  expect(box).toHaveTextContent('Still have questions?');
  expect(within(box).getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
    'href',
    'mailto:support@awards.example',
  );
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
  const fee = faqs.flatMap(({ items }) => items).filter(({ question }) => /fee/.test(question));
  expect(fee.map(({ answer }) => answer)).toEqual([
    'No. There is no fee to nominate and no fee to become a judge.',
  ]);
  expect(answered(/[$€£]|\bUSD\b|\bEUR\b|(?<![\d.])99(?!\d)/)).toEqual([]);
});

test('ENT-016 every item has category, title and questions with answers', () => {
  const shapes = faqs.map((faq) => [
    Object.keys(faq).sort(),
    faq.items.length > 0 && faq.items.every(({ question, answer }) => question && answer),
  ]);
  expect(shapes).toEqual(faqs.map(() => [['category', 'items', 'title'], true]));
});

test('an address with a question opens it', () => {
  renderAt('/faqs#can-i-submit-more-than-one-nomination');
  expect(openOnes()).toEqual(['Can I submit more than one nomination?']);
});

test('an address with a category shows it, and back returns to all', async () => {
  renderAt('/faqs?category=judging');
  expect(questions()).toHaveLength(faqs[2]?.items.length ?? 0);
  await userEvent.click(pill('Nomination'));
  expect(window.location.search).toBe('?category=nomination');
});

test('every answer is in the page, also while it is closed', () => {
  renderAt('/faqs');
  expect(pageTitle()).toBe('Frequently Asked Questions');
  expect(document.querySelectorAll('details > div')).toHaveLength(
    faqs.flatMap(({ items }) => items).length,
  );
});

test('without scripts a question stands where it does with them', () => {
  const html = renderToString(
    <StaticRouter location="/faqs">
      <FaqsPage />
    </StaticRouter>,
  );
  renderAt('/faqs');
  const starts = [...html.matchAll(/<summary[^>]*><(\w+)/g)].map(([, tag]) => tag);
  expect(starts).toEqual(questions().map(() => 'h3'));
});
