import type { ListedMail, MailBatch } from '@meritum/shared/contracts/mails';
import { answer } from '@meritum/shared/testing/factories';
import { screen, waitFor, within } from '@testing-library/react';
import { rowsOf, showScreen } from '../../testing/console';
import { listedMail } from '../../testing/people';
import { MailPage } from './MailPage';

const dead = listedMail();
const verified = listedMail({
  ...{ key: 'judge-verified:1', template: 'judge-verified', to: null, state: 'sent' },
  ...{ attempts: 1, reason: null },
});

const templates = ['judge-verified', 'password-reset'];
const outbox = (mails: ListedMail[], total = mails.length) =>
  answer('listMails', { body: { mails, total, templates } });

const showMail = (
  mails: ListedMail[],
  { path = '/admin/mail?search=ada%40example.com', total = mails.length } = {},
) => showScreen(path, <MailPage />, [outbox(mails, total)]);

test('an admin sees the outcome of each mail and sends a failed one again', async () => {
  const { choose, confirm, sent, asked, server } = showMail([dead, verified]);
  const table = within(await screen.findByRole('table', { name: 'Mails' }));
  const [, first, second] = table.getAllByRole('row');
  expect(within(first as HTMLElement).getByText('Failed')).toBeInTheDocument();
  expect(first).toHaveTextContent(/after 14 attempts: 550 no such box/);
  expect(second).toHaveTextContent(/Judge accepted.*Erased.*Accepted/);
  expect(table.getAllByRole('button', { name: /^Actions for/ })).toHaveLength(1);

  server.now([answer('resendMail', { status: 204 })]);
  await choose('Password reset to ada@example.com', 'Send again...');
  expect(screen.getByText('Send the mail to ada@example.com again?')).toBeInTheDocument();
  await confirm('Send again');
  await waitFor(() => expect(asked('listMails')).toHaveLength(2));
  expect(sent('resendMail')).toEqual([{ key: dead.key }]);
});

test('all failed mails of a kind are sent again by one act', async () => {
  const { user, confirm, sent, server } = showMail([dead, { ...dead, key: 'another' }], {
    path: '/admin/mail?state=dead&template=password-reset',
  });
  server.now([answer('resendMails', { body: { count: 2 } })]);
  await user.click(await screen.findByRole('button', { name: 'Send all again...' }));
  expect(screen.getByText(/2 mails that the mail server refused/)).toBeInTheDocument();
  await confirm('Send all again');
  await waitFor(() => expect(sent('resendMails')).toEqual([{ template: 'password-reset' }]));
});

test('mails are shown by what they are about, with counts, and a row opens its mails', async () => {
  const { user, server, address, asked } = showMail([verified], { path: '/admin/mail' });
  const counts = { sent: 812, bounced: 4, waiting: 3, failed: 2, dropped: 0 };
  const message: MailBatch = {
    batch: 'organisers-message:5f0c',
    template: 'organisers-message',
    subject: 'Judging closes on {deadline}',
    to: null,
    lastAt: '2025-08-05T09:30:00.000Z',
    counts,
  };
  const one = { sent: 1, bounced: 0, waiting: 0, failed: 0, dropped: 0 };
  const reset = { ...message, template: 'password-reset', subject: null, to: 'ada@example.com' };
  const batches = [message, { ...reset, batch: 'password-reset:2025-08-04', counts: one }];
  server.now([answer('listMailBatches', { body: { batches } })]);
  await screen.findByRole('table', { name: 'Messages' });
  expect(rowsOf('Messages').map((cells) => cells.filter((_, at) => at !== 2))).toEqual([
    ['Judging closes on …', '821 mails', '812', '4', '3', '2', '0'],
    ['Password reset', 'ada@example.com', '1', '0', '0', '0', '0'],
  ]);
  expect(asked('listMails')).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Judging closes on …' }));
  expect(address()).toBe('/admin/mail?batch=organisers-message%3A5f0c');
  expect(await screen.findByRole('table', { name: 'Mails' })).toBeVisible();
  expect(asked('listMails')).toEqual(['batch=organisers-message%3A5f0c&page=1']);
  await user.click(screen.getByRole('link', { name: 'Clear filters' }));
  expect(address()).toBe('/admin/mail');
});

test('the text of a mail that went out is read, where its kind may be', async () => {
  const readable = { ...verified, to: 'ada@example.com', mayRead: true };
  const { choose, asked, server } = showMail([dead, readable]);
  await screen.findByRole('table', { name: 'Mails' });
  server.now([
    answer('getMailText', {
      body: { subject: 'Your profile has been verified', text: 'Hello Ada,\n\nYou are a judge.' },
    }),
  ]);
  await choose('Judge accepted to ada@example.com', 'Read');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Your profile has been verified')).toBeInTheDocument();
  expect(dialog.getByText(/You are a judge\./)).toBeInTheDocument();
  expect(asked('getMailText')).toEqual([`key=${encodeURIComponent(readable.key)}`]);
});

test('an incomplete address is not sent to the server, and keys turn the pages', async () => {
  const { user, asked, address } = showMail([dead], {
    path: '/admin/mail?state=dead&page=2',
    total: 120,
  });
  expect(await screen.findByText('51 to 100 of 120')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  await user.keyboard('np');
  expect(address()).toBe('/admin/mail?state=dead&page=2');
  await user.type(screen.getByLabelText('Recipient'), 'ada@exam{Enter}');
  expect(screen.getByText('Enter a complete email address')).toBeInTheDocument();
  await waitFor(() => expect(asked('listMails').at(-1)).toBe('state=dead&page=1'));
});

test('a page beyond the last leads back', async () => {
  const { user, address } = showMail([], { path: '/admin/mail?state=dead&page=2', total: 3 });
  await user.click(await screen.findByRole('button', { name: 'Previous' }));
  expect(address()).toBe('/admin/mail?state=dead');
});
