import PostalMime from 'postal-mime';
import type { ComposedMail } from '../compose';
import { messageOf } from './message';

const mail: ComposedMail = {
  key: 'test:1',
  messageId: '<0123@awards.example>',
  from: { name: 'Meritum Awards', address: 'awards@awards.example' },
  replyTo: 'support@awards.example',
  to: { name: 'Ada Sample', address: 'ada@example.com' },
  subject: 'Subject',
  html: '<p>Hello</p>',
  text: 'Hello',
  date: new Date('2025-08-04T09:30:00Z'),
};

const headersOf = async (overrides: Partial<ComposedMail>) => {
  const { headers } = await PostalMime.parse(await messageOf({ ...mail, ...overrides }));
  return Object.fromEntries(headers.map(({ key, value }) => [key, value]));
};

test('a mail is the same bytes each time', async () => {
  expect(await messageOf(mail)).toEqual(await messageOf(mail));
});

test('a mail says that it is automatic, when it was sent, and its id', async () => {
  expect(await headersOf({})).toEqual({
    from: 'Meritum Awards <awards@awards.example>',
    to: 'Ada Sample <ada@example.com>',
    'reply-to': 'support@awards.example',
    subject: 'Subject',
    'message-id': '<0123@awards.example>',
    date: 'Mon, 04 Aug 2025 09:30:00 +0000',
    'auto-submitted': 'auto-generated',
    'mime-version': '1.0',
    'content-type': expect.stringContaining('multipart/alternative'),
  });
});

test.each(['\r\nBcc: eve@example.com', '\nBcc: eve@example.com', '\rBcc: eve@example.com'])(
  'a name or subject ends no header: %j',
  async (injected) => {
    const names = Object.keys(await headersOf({}));
    const to = { name: `Ada${injected}`, address: 'ada@example.com' };
    const headers = await headersOf({ to, subject: `Subject${injected}` });
    expect(Object.keys(headers)).toEqual(names);
    const parsed = await PostalMime.parse(await messageOf({ ...mail, to }));
    expect(parsed.to?.map(({ address }) => address)).toEqual(['ada@example.com']);
    expect(parsed.bcc).toBeUndefined();
  },
);

test('names of every script arrive as they are', async () => {
  const to = { name: 'Zoë "Zed" 山田, <x@y.z>', address: 'ada@example.com' };
  const parsed = await PostalMime.parse(await messageOf({ ...mail, to }));
  expect(parsed.to).toEqual([to]);
});
