import { StaticRouter } from '@meritum/shared/router/static';
import { deferred } from '@meritum/shared/testing/deferred';
import { answer, season } from '@meritum/shared/testing/factories';
import { type FakeReply, fakeServer } from '@meritum/shared/testing/fakeServer';
import { textsOf } from '@meritum/shared/testing/shown';
import { act, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { renderAt } from '../../testing/renderAt';
import { TimelinePage } from './TimelinePage';

beforeEach(() => {
  fakeServer([answer('getSeason', () => deferred<FakeReply>().promise)]);
});
afterEach(() => jest.useRealTimers());

function entries() {
  return within(screen.getByRole('list')).getAllByRole('listitem');
}

/** The entries with the mark 'Current', with all their marks. */
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
  const html = renderToString(
    <StaticRouter location="/timeline">
      <TimelinePage />
    </StaticRouter>,
  );
  expect(html).not.toContain('Current');
});

test('OPEN-007 each entry shows its state, and an open one has a link', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00'), doNotFake: ['setTimeout'] });
  fakeServer([answer('getSeason', { body: { data: season() } })]);
  renderAt('/timeline');
  const way = await screen.findByRole('link', { name: 'Enter' });
  expect(way.parentElement).toHaveTextContent('Enter now: nominations are open.');
  expect(entries().map((entry) => textsOf(entry.querySelectorAll('div:first-child > p')))).toEqual([
    ['Open now', 'Originally Aug 4 - Nov 12, 2025'],
    ['Under way now', 'Originally Sept 1 - Nov 14, 2025'],
    ['Once judging has ended', 'Originally Nov 15, 2025'],
  ]);
  const current = entries().map((entry) => entry.getAttribute('data-current'));
  expect(current).toEqual(['true', 'true', null]);
});

test('dates that the season has not are not offered to calendars', async () => {
  fakeServer([answer('getSeason', { body: { data: { ...season(), calendar: null } } })]);
  renderAt('/timeline');
  expect(screen.getByRole('link', { name: 'Add the dates to your calendar' })).toBeVisible();
  await screen.findByRole('link', { name: 'Enter' });
  expect(screen.queryByRole('link', { name: /to your calendar$/ })).toBeNull();
});

test.each([
  ['the closing time alone', '2026-12-27T01:37:00Z', ['/api/season/events/nominations-close']],
  ['nothing without one', null, []],
])('of dates that the season has overtaken calendars get %s', async (_, closesAt, expected) => {
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00'), doNotFake: ['setTimeout'] });
  fakeServer([answer('getSeason', { body: { data: season(closesAt) } })]);
  renderAt('/timeline');
  await screen.findByRole('link', { name: 'Enter' });
  const links = screen.queryAllByRole('link', { name: /to your calendar$/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(expected);
});
