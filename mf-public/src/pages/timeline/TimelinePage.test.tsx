import { season } from '@meritum/shared/testing/factories';
import { textsOf } from '@meritum/shared/testing/shown';
import { act, screen, within } from '@testing-library/react';
import { htmlOf, renderAt } from '../../testing/renderAt';
import { seasonIs, seasonNeverComes } from '../../testing/season';
import { TimelinePage } from './TimelinePage';

beforeEach(() => void seasonNeverComes());
afterEach(() => jest.useRealTimers());

function entries() {
  return within(screen.getByRole('list')).getAllByRole('listitem');
}

const marked = () =>
  entries()
    .filter((entry) => within(entry).queryByText('Current'))
    .map((entry) => textsOf(entry.querySelector('h2')?.childNodes ?? []));

test('TIME-001 TIME-002 TIME-003 TIME-004 TIME-010 OPEN-005 three entries with their printed dates, and how results are announced', () => {
  renderAt('/timeline');
  expect(
    entries().map((entry) => [
      entry.querySelector('h2')?.firstChild?.textContent,
      entry.querySelector('p > span')?.textContent,
    ]),
  ).toEqual([
    ['Nomination', 'Aug 4 - Nov 12'],
    ['Judging', 'Sept 1 - Nov 14'],
    ['Results Announced', 'Nov 15'],
  ]);
  const announced = 'Winners and finalists announced on our website and via email.';
  expect(entries()[2]).toHaveTextContent(announced);
});

test('TIME-005 TIME-006 OPEN-006 the mark follows the calendar on a page left open', () => {
  jest.useFakeTimers({ now: new Date('2025-08-03T23:59:00') });
  renderAt('/timeline');
  expect(marked()).toEqual([]);
  for (const [moment, expected] of [
    ['2025-08-04T00:01:00', [['Nomination', 'Current']]],
    ['2025-10-11T23:59:00', [['Nomination', 'Current']]],
    ['2025-10-12T00:01:00', []],
  ] as const) {
    act(() => void jest.advanceTimersByTime(Date.parse(moment) - Date.now()));
    expect([moment, marked()]).toEqual([moment, expected]);
  }
});

test('the prerendered page holds no mark, so that it fits every day', () => {
  jest.useFakeTimers({ now: new Date('2025-09-15T12:00:00') });
  expect(htmlOf('/timeline', <TimelinePage />)).not.toContain('Current');
});

const openIn = (data: ReturnType<typeof season>) => {
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), doNotFake: ['setTimeout'] });
  seasonIs(data);
  renderAt('/timeline');
};

test('OPEN-007 D05 the day on which nominations close leads, and no overtaken day is left', async () => {
  openIn(season('2026-12-28T23:59:00Z'));
  expect(await screen.findByText(/^Nominations close on/)).toHaveTextContent(
    /^Nominations close on 28 December 2026 Monday, .*37 days left/,
  );
  expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    '/api/season/events/nominations-close',
  );
  expect(entries().map((entry) => textsOf(entry.querySelectorAll('div:first-child > p')))).toEqual([
    ['Open until 28 December 2026', 'From 4 August 2025'],
    ['Under way now', 'From 1 September 2025'],
    ['Once judging has ended', ''],
  ]);
  expect(screen.getByText('Today, 21 November 2026')).toBeVisible();
  expect(entries()[2]).toHaveTextContent('Winners are announced on our website and via email.');
});

test('ADM-044 the hour at which organisers agreed to publish is told with its zone', async () => {
  const { categories, ...known } = season();
  const resultsAt = '2026-12-02T08:00:00.000Z';
  openIn({ ...known, categories: categories.map((one) => ({ ...one, resultsAt })) });
  expect(await screen.findByText('Due on 2 December 2026')).toBeVisible();
  expect(entries()[2]?.querySelector('time')).toHaveTextContent(/^Wednesday, .*UTC/);
});

test('nothing closes that has no closing time, and dates that the season has not are no file', async () => {
  openIn({ ...season(), calendar: null });
  expect(screen.getByRole('link', { name: 'Add all dates to your calendar' })).toBeVisible();
  await screen.findAllByText('Open now');
  expect(screen.queryByRole('link', { name: /calendar$/ })).toBeNull();
  expect(screen.queryByText(/^Today/)).toBeNull();
});
