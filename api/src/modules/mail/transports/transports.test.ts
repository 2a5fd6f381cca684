import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { testFolder } from '../../../../testing/folder';
import type { ComposedMail } from '../compose';
import { fileTransport } from './files';
import { messageOf } from './message';
import { smtpOptions } from './smtp';

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

test('a mail says that it is automatic, when it was sent, and its id', async () => {
  expect(await headersOf({})).toEqual({
    from: 'Meritum Awards <awards@awards.example>',
    to: 'Ada Sample <ada@example.com>',
    'reply-to': 'support@awards.example',
    subject: 'Subject',
    'message-id': '<0123@awards.example>',
    date: 'Mon, 04 Aug 2025 09:30:00 +0000',
    'auto-submitted': 'auto-generated',
    'x-auto-response-suppress': 'All',
    'x-entity-ref-id': '<0123@awards.example>',
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

const folder = testFolder();

test('D79 without a mail server each mail is a file, and the same mail again is the same file', async () => {
  const directory = join(folder(), 'made', 'when-needed');
  const { send } = fileTransport(directory);
  await send(mail);
  const first = await readFile(join(directory, 'test~1.eml'));
  await send(mail);
  await send({ ...mail, key: 'test:2' });
  expect((await readdir(directory)).sort()).toEqual(['test~1.eml', 'test~2.eml']);
  expect(await readFile(join(directory, 'test~1.eml'))).toEqual(first);
});

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

test.each([
  ['smtp://mail.example', { port: 587, secure: false, requireTLS: false }],
  ['smtps://mail.example', { port: 465, secure: true, requireTLS: false }],
  [
    'smtp://us%40er:p%3Aw@mail.example:2525',
    { port: 2525, secure: false, requireTLS: true, auth: { user: 'us@er', pass: 'p:w' } },
  ],
  [
    'smtp://user:pw@localhost:25',
    { port: 25, secure: false, requireTLS: false, auth: { user: 'user', pass: 'pw' } },
  ],
])(
  'a password is sent over an encrypted connection or to this machine only: %s',
  (url, options) => {
    const host = url.includes('localhost') ? 'localhost' : 'mail.example';
    expect(smtpOptions(url)).toEqual({ host, ...options, ...timeouts });
  },
);

test('a file that goes with a mail arrives as it is, beside both parts', async () => {
  const attachment = { name: 'proof.json', json: '{\n  "name": "Zoë"\n}' };
  const { attachments, html, text } = await PostalMime.parse(
    await messageOf({ ...mail, attachment }),
  );
  const [{ filename, mimeType, content } = {}] = attachments;
  expect([filename, mimeType, Buffer.from(content as ArrayBuffer).toString('utf8')]).toEqual([
    'proof.json',
    'application/json',
    attachment.json,
  ]);
  expect([html, text].map((part) => part?.trim())).toEqual(['<p>Hello</p>', 'Hello']);
  expect((await PostalMime.parse(await messageOf(mail))).attachments).toEqual([]);
});
