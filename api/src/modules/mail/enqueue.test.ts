import { suiteOutbox } from '../../../testing/mail/outbox';
import { received } from '../../../testing/mail-requests';
import type { MailRequest, Recipient } from '../../module-kit/mail-request';
import { days } from '../../platform/clock';
import { enqueueMail, forgetRecipient } from './commands';

const { mails, pass, ...context } = suiteOutbox();

test('D79 an event has one mail, however often and from wherever it is requested', async () => {
  const asked = Array.from({ length: 20 }, () => enqueueMail(context, received()));
  const answers = await Promise.all(asked);
  expect(answers.filter(Boolean)).toHaveLength(1);
  expect(await mails()).toEqual([
    {
      _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      key: 'nomination-received:n1:1',
      to: { address: 'ada@example.com', name: 'Ada Sample', confirmed: true },
      template: 'nomination-received',
      batch: 'nomination-received:2025-08-04',
      day: '2025-08-04',
      values: {
        name: 'Ada Sample',
        nominee: 'Ada Sample',
        organization: 'Example Systems',
        category: 'Technology',
        reference: expect.stringMatching(/^N-/),
        submittedAt: new Date('2025-08-04T09:00:00Z'),
      },
      state: 'queued',
      dueAt: context.clock(),
      attempts: 0,
      claim: null,
      queuedAt: context.clock(),
      sendBefore: null,
      stateOf: { id: 'n1', revision: 1 },
      endedAt: null,
      lastError: null,
    },
  ]);
});

test.each([
  'ada@example.com\r\nBcc: everybody@example.com',
  'ada@example.com\n',
  'ada@example.com, eve@example.com',
  'Ada <ada@example.com>',
  'nobody',
  '',
])('an address that is not one address is refused: %j', async (submitterEmail) => {
  await expect(enqueueMail(context, received({ submitterEmail }))).rejects.toThrow();
  expect(await mails()).toEqual([]);
});

test.each(['../../etc/passwd', 'a/b', 'a b', '.hidden', '', 'a\r\nb', 'a~b'])(
  'a key that could leave its folder is refused: %j',
  async (key) => {
    const request: MailRequest = { ...received(), key };
    await expect(enqueueMail(context, request)).rejects.toThrow('A mail key may hold');
  },
);

test('names are put on one line, without marks that turn the reading direction', async () => {
  const fullName = ' Ada\r\nBcc: eve@example.com\u202e\u0000 Sample ';
  await enqueueMail(context, received({ fullName }));
  const [mail] = await mails();
  expect(mail?.to?.name).toBe('Ada Bcc: eve@example.com Sample');
  expect(mail?.values).toMatchObject({ name: 'Ada Bcc: eve@example.com Sample' });
});

test('a person can be erased, and their events queue no mail again', async () => {
  await enqueueMail(context, received());
  await enqueueMail(context, received({ _id: 'n2', submitterEmail: 'other@example.com' }));
  await forgetRecipient(context, { address: 'Ada@Example.com', from: new Date(0), until: null });
  expect(await enqueueMail(context, received())).toBe(false);
  expect((await mails()).map(({ to, values, state }) => [to?.address, !!values, state])).toEqual([
    [undefined, false, 'withdrawn'],
    ['other@example.com', true, 'queued'],
  ]);
  expect((await context.outbox.claim(context.clock()))?.key).toBe('nomination-received:n2:1');
  expect(await context.outbox.claim(context.clock())).toBeNull();
});

test('a mail beyond the daily limit about its subject is dropped, and no other', async () => {
  const unconfirmed = { to: { address: 'ada@example.com', name: '', confirmed: false } };
  const request = (
    revision: number,
    { _id = 'n', ...changed }: { _id?: string; to?: Recipient } = {},
  ) => ({
    ...received({ _id, revision }),
    maxADay: 2,
    ...changed,
  });
  const answers = [];
  for (const at of [1, 2, 3]) answers.push(await enqueueMail(context, request(at, unconfirmed)));
  answers.push(await enqueueMail(context, request(4)));
  answers.push(await enqueueMail(context, request(5, { _id: 'n2', ...unconfirmed })));
  pass(days(1));
  answers.push(await enqueueMail(context, request(6, unconfirmed)));
  expect(answers).toEqual([true, true, false, true, true, true]);
});
