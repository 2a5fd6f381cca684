import { calls } from '@meritum/shared/contracts/calls';
import type { UndeliveredMail } from '@meritum/shared/contracts/mails';
import { answer } from '@meritum/shared/testing/factories';
import { screen } from '@testing-library/react';
import { showConsole } from '../../testing/console';
import { MailPage } from './MailPage';

const undelivered = (mails: UndeliveredMail[]) =>
  answer('listUndeliveredMails', { body: { mails } });

const showMail = (mails: UndeliveredMail[]) =>
  showConsole({
    path: '/admin/mail',
    screens: [{ path: '/admin/mail', element: <MailPage /> }],
    fakes: [undelivered(mails)],
  });

test('an admin sees which mails were given up, and sends one again', async () => {
  const mail: UndeliveredMail = {
    key: 'password-reset:1',
    template: 'password-reset',
    to: 'ada@example.com',
    attempts: 14,
    queuedAt: '2025-08-04T09:30:00.000Z',
    givenUpAt: '2025-08-05T05:30:00.000Z',
    reason: '550 no such box',
  };
  const { user: person, server } = showMail([mail]);
  const resent = () => {
    server.now([undelivered([])]);
    return { status: 204 };
  };
  server.now([{ ...calls.resendMail, reply: resent }]);
  expect(await screen.findByText('Password reset')).toBeInTheDocument();
  expect(screen.getByText(/after 14 attempts: 550 no such box/)).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Send again to ada@example.com' }));
  expect(await screen.findByText('Every mail was delivered or is on its way.')).toBeInTheDocument();
  expect(server.callsTo(calls.resendMail.path)[0]?.body).toEqual({ key: mail.key });
});

test('where the undelivered mail cannot be read the page says so and tries again', async () => {
  const { user: person, server } = showMail([]);
  server.now([{ ...calls.listUndeliveredMails, reply: { status: 500 } }]);
  await person.click(await screen.findByRole('button', { name: 'Try again' }));
  server.now([undelivered([])]);
  await person.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Every mail was delivered or is on its way.')).toBeInTheDocument();
});
