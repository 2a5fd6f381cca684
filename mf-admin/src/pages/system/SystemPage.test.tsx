import type { SystemReply } from '@meritum/shared/contracts/system';
import { answer } from '@meritum/shared/testing/factories';
import { screen } from '@testing-library/react';
import { rowsOf, showScreen, system } from '../../testing/console';
import { SystemPage } from './SystemPage';

const show = (body: SystemReply) =>
  showScreen('/admin/system', <SystemPage />, [answer('getSystem', { body })]);

/** The figures by name, each with value and meaning. */
async function figures() {
  await screen.findByText('Background work');
  return rowsOf('System').map((cells) => cells.map((it) => it?.trim()));
}

test('seven figures say that all is well', async () => {
  show(system);
  expect(await figures()).toEqual([
    ['Mails waiting', '0', 'No mail is waiting.'],
    ['Failed mails', '0', 'No mail has failed for good.'],
    ['Database', '3 ms', 'How long it took to answer just now.'],
    [
      'Documents',
      '50 MB',
      '10 MB of this is not submitted yet. At 8 GB, uploads are refused; whoever runs the site can raise the limit.',
    ],
    [
      'Background work',
      'Running',
      'Planning, scanning of documents and tidying up run automatically.',
    ],
    ['Visitors’ addresses', 'Told apart', 'Limits for one address hold for one visitor.'],
    ['New accounts', '4 in an hour', 'No more than usual.'],
  ]);
});

test('problems are described in words, with a link to the remedy', async () => {
  show({
    mails: {
      ...{ waiting: 12, perMinute: 30, oldestQueuedAt: '2025-08-04T09:30:00.000Z', givenUp: 1 },
      reason: '550 5.4.5 Daily user sending quota exceeded.',
    },
    database: { milliseconds: 900 },
    documents: { ...system.documents, spareBytes: 8_000_000_000 },
    failingJobs: ['scanning documents'],
    peopleAtOneAddress: 9,
    registration: { ...system.registration, lastHour: 120, isUnusual: true },
  });
  const texts = (await figures()).map(([, value, meaning]) => `${value}: ${meaning}`);
  expect(texts).toEqual([
    expect.stringMatching(
      /^12: Delayed 30 leave in a minute\. The oldest has waited since .*“550 5\.4\.5 Daily user/,
    ),
    expect.stringMatching(/^1: Needs a decision Not sent after the last attempt/),
    expect.stringMatching(/^900 ms: Slow/),
    expect.stringMatching(/^50 MB: Nearly full/),
    expect.stringMatching(/^1 job failing: Failing Last run failed: scanning documents\./),
    expect.stringMatching(/^9 people at one: Not told apart Several people seem/),
    expect.stringMatching(/^120 in an hour: Unusually many Before a deadline/),
  ]);
  const links = screen.getAllByRole('link', { name: 'Open mail' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/admin/mail?state=queued',
    '/admin/mail?state=dead',
  ]);
});

test('one organiser pauses new accounts with a reason, sees until when, and ends it', async () => {
  const { user: person, server } = show(system);
  await person.click(await screen.findByRole('button', { name: 'Pause new accounts...' }));
  await person.type(screen.getByLabelText('Why'), 'Bots register strangers');
  const pausedUntil = new Date(Date.now() + 7_200_000).toISOString();
  const registration = { ...system.registration, pausedUntil, pauses: 3 };
  server.now([
    answer('switchRegistration', { status: 204 }),
    answer('getSystem', { body: { ...system, registration } }),
  ]);
  await person.click(screen.getByRole('button', { name: 'Pause new accounts' }));
  expect(await screen.findByRole('button', { name: 'End the pause...' })).toBeVisible();
  expect(screen.getByText(/paused until .* 3 pauses so far\./)).toBeVisible();
  const sent = server.callsTo('/api/admin/registration').map(({ body }) => body);
  expect(sent).toEqual([{ paused: true, reason: 'Bots register strangers' }]);
});
