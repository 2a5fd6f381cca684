import { deliverAll, deliveryTo } from '../../../../testing/mail/delivery';
import { suiteMailServer } from '../../../../testing/mail/mail-server';
import { suiteMailbox } from '../../../../testing/mail/mailbox-server';
import { suiteOutbox } from '../../../../testing/mail/outbox';
import { silentLog as log } from '../../../../testing/mail/silent-log';
import { origin, received } from '../../../../testing/mail-requests';
import { days, hours } from '../../../platform/clock';
import { enqueueMail, forgetRecipient, resendDeadLetter } from '../commands';
import { readBounces } from './read';

const { mails, pass, ...context } = suiteOutbox();
const server = suiteMailServer();
const mailbox = suiteMailbox();

const readAll = () => readBounces({ ...context, log, origin }, mailbox.url());
const send = async (id: string) => {
  await enqueueMail(context, received({ _id: id }));
  await deliverAll(deliveryTo(server().url, context));
  return server().received.at(-1)?.raw ?? '';
};
const states = async () => (await mails()).map(({ state, lastError }) => [state, lastError]);
const outOfReach = () =>
  context.outbox.findOutOfReach(new Date(context.clock().getTime() - days(1)));

/** A report, as Postfix writes it, about a mail of ours, or part of it. */
const report = (original: string, fields = 'Status: 5.1.1\r\nAction: failed') =>
  [
    'From: MAILER-DAEMON@relay.example',
    'Subject: Undelivered Mail Returned to Sender',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b\r\nContent-Type: text/plain\r\n\r\nI am sorry to have to inform you ...',
    '--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; relay.example\r\n',
    `Final-Recipient: rfc822; ada@example.com\r\n${fields}`,
    'Diagnostic-Code: smtp; 550 5.1.1 <ada.of.home@example.net>:\r\n    Recipient address rejected\r\n',
    `--b\r\nContent-Type: text/rfc822-headers\r\n\r\n${original.split('\r\n\r\n')[0]}\r\n`,
    '--b--\r\n',
  ].join('\r\n');

test('ADM-027 a mail that came back says why without naming where it was forwarded to, and its address is out of reach until a later mail stays there', async () => {
  mailbox.receive(report(await send('n1')));
  await readAll();
  const reason = '550 5.1.1 <(address)>: Recipient address rejected';
  expect(await states()).toEqual([['bounced', reason]]);
  expect([await outOfReach(), mailbox.read()]).toEqual([['ada@example.com'], [true]]);

  pass(hours(1));
  await send('n2');
  pass(hours(23));
  expect(await outOfReach()).toEqual(['ada@example.com']);
  pass(hours(2));
  expect(await outOfReach()).toEqual([]);
});

test('a mail that came back is sent again while its text is kept', async () => {
  mailbox.receive(report(await send('n1')));
  await readAll();
  const [mail] = await mails();
  const again = () =>
    resendDeadLetter(
      { ...context, recordAudit: async () => {} },
      { key: mail?.key ?? '', admin: { command: 'test' }, without: [] },
    );
  await again();
  expect((await states())[0]?.[0]).toBe('queued');
  await deliverAll(deliveryTo(server().url, context));
  await context.outbox.markBounced({ mailId: mail?._id ?? '', reason: 'Full' }, context.clock());
  await forgetRecipient(context, { address: 'ada@example.com', from: new Date(0), until: null });
  await expect(again()).rejects.toThrow('There is no undelivered mail with this key.');
});

test.each([
  ['a forged report of a mail that nobody sent', () => 'Message-ID: <1@awards.example>', undefined],
  [
    'a forged report with an id of the right form',
    () => 'Message-ID: <b2a3b0f6-5a57-4c1e-9a64-0d3e9a1f7c55@awards.example>',
    undefined,
  ],
  ['a delay', (raw: string) => raw, 'Status: 4.4.1\r\nAction: delayed'],
  ['an answer about us', (raw: string) => raw, 'Status: 5.7.1\r\nAction: failed'],
  ['our quota', (raw: string) => raw, 'Status: 5.4.5\r\nAction: failed'],
])('%s marks nothing', async (_, original, fields) => {
  mailbox.receive(report(original(await send('n1')), fields));
  await readAll();
  expect([await states(), mailbox.read()]).toEqual([[['sent', null]], [true]]);
});

test.each([
  ['a mailbox that was full for days', 'Status: 4.2.2\r\nAction: failed'],
  ['a server that nobody reached for days', 'Status: 4.4.7\r\nAction: failed'],
  ['an answer without a code', 'Status: 5.0.0\r\nAction: failed'],
])('%s puts an address out of reach', async (_, fields) => {
  mailbox.receive(report(await send('n1'), fields));
  await readAll();
  expect(await outOfReach()).toEqual(['ada@example.com']);
});

test('mails of people in the same mailbox stay unread, and what cannot be read keeps nothing waiting', async () => {
  mailbox.receive('From: ada@example.com\r\nSubject: A question\r\n\r\nHello');
  mailbox.receive('Content-Type: multipart/report; boundary="b"\r\n\r\n--b');
  mailbox.receive(report(await send('n1')));
  await readAll();
  expect([mailbox.read(), await outOfReach()]).toEqual([[false, true, true], ['ada@example.com']]);
});

test.each(['BODYSTRUCTURE', 'BODY.PEEK[]'] as const)(
  'a message of which the server does not give the %s keeps no report from being read',
  async (part) => {
    for (const refused of [undefined, part, undefined])
      mailbox.receive(report('Message-ID: <1@elsewhere.example>'), refused);
    mailbox.receive(report(await send('n1')));
    await readAll();
    expect(mailbox.read()).toEqual([true, false, true, true]);
    expect(await outOfReach()).toEqual(['ada@example.com']);
  },
);

test('a report of a mail to somebody who was erased keeps nothing of them', async () => {
  const raw = await send('n1');
  await forgetRecipient(context, { address: 'ada@example.com', from: new Date(0), until: null });
  mailbox.receive(report(raw));
  await readAll();
  expect(await mails()).toMatchObject([{ state: 'sent', to: null, lastError: null }]);
  expect(await outOfReach()).toEqual([]);
});

test('a mailbox that refuses the password fails the work, which System names', async () => {
  mailbox.becomes('another');
  await expect(readAll()).rejects.toThrow();
});
