import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastify from 'fastify';
import { testFolder } from '../../../../testing/folder';
import { received, testComposer, testSite } from '../../../../testing/mail-requests';
import { allMails } from '../../../composition/modules';
import { sendProblem } from '../../../platform/errors/problems';
import { type App, type ZodTypes, zodSchemas } from '../../../platform/zod/provider';
import type { Mail } from '../mail';
import { fileTransport } from '../transports/files';
import { developmentMailRoutes, hasDevelopmentPages } from './routes';

const directory = testFolder();
let app: App;

/** The pages of a site, behind a proxy on this computer. */
async function appAt(publicOrigin: string | undefined): Promise<App> {
  const built: App = fastify({ trustProxy: 'loopback' }).withTypeProvider<ZodTypes>();
  await built.register(zodSchemas);
  built.setErrorHandler(sendProblem);
  const options = { directory: directory(), site: testSite, mails: allMails, publicOrigin };
  await built.register(async (scope: App) => developmentMailRoutes(scope, options));
  return built;
}

beforeEach(async () => {
  app = await appAt('https://awards.example');
});
afterEach(() => app.close());

const get = (url: string) => app.inject({ method: 'GET', url });

async function write(fullName: string) {
  const compose = testComposer(allMails);
  const { key, to, template, values } = received({ fullName });
  const mail = { key, to, template, values, queuedAt: new Date() } as unknown as Mail;
  await fileTransport(directory()).send(await compose(mail));
}

test('the list leads to each mail, which is shown with both parts', async () => {
  expect((await get('/api/dev/mail')).body).toContain('No mails yet');
  await write('Ada <b>Sample</b>');
  const list = await get('/api/dev/mail');
  expect(list.headers['content-type']).toBe('text/html; charset=utf-8');
  const [, address = ''] = /href="(\/api\/dev\/mail\/nomination[^"]+)"/.exec(list.body) ?? [];
  const page = await get(address);
  expect(page.body).toContain(`src="${address}/html"`);
  expect(page.body).toContain('Nominee: Ada &lt;b&gt;Sample&lt;/b&gt;');
  const html = await get(`${address}/html`);
  expect(html.body).toContain('Ada &lt;b&gt;Sample&lt;/b&gt;');
  for (const reply of [list, page, html]) {
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src/);
    expect(reply.body).not.toContain('<b>Sample');
  }
});

describe.each([undefined, 'http://localhost:4000', 'https://awards.example'])(
  'at a site whose origin is %s',
  (publicOrigin) => {
    const pages = ['', '/preview', '/preview/none', '/preview/none/html', '/none/html'];
    const answeredAt = async (headers: Record<string, string>) => {
      const site = await appAt(publicOrigin);
      const asked = pages.map((page) => site.inject({ url: `/api/dev/mail${page}`, headers }));
      const answered = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
      await site.close();
      return answered;
    };

    test.each([
      'localhost:4000',
      '127.0.0.1:4000',
      '[::1]:4000',
      'awards.localhost',
      ...(publicOrigin ? [new URL(publicOrigin).host] : []),
    ])('every page is shown at %s', async (host) => {
      expect(await answeredAt({ host })).toEqual([200, 200, 404, 404, 404]);
    });

    test.each([
      [{ host: 'evil.example:4000' }],
      [{ host: 'localhost.evil.example' }],
      [{ host: 'awards.example.evil.example' }],
      [{ host: 'not a host' }],
      [{ host: 'evil.example', 'x-forwarded-host': 'localhost' }],
      [{ host: 'localhost', 'x-forwarded-host': 'evil.example' }],
    ])('no page is shown to a page whose name was made to lead here: %j', async (headers) => {
      expect(await answeredAt(headers)).toEqual(pages.map(() => 403));
    });
  },
);

test('the preview lists and shows each mail', async () => {
  const list = (await get('/api/dev/mail/preview')).body;
  for (const name of allMails.keys()) {
    const address = `/api/dev/mail/preview/${name}`;
    expect(list).toContain(`${address}"`);
    const page = await get(address);
    expect([page.statusCode, page.body.includes(`src="${address}/html"`)]).toEqual([200, true]);
    expect((await get(`${address}/html`)).body).toContain('<h1');
  }
});

test.each(['..%2Fsecret', '.secret', 'secret%00', '..%2F..%2Fsecret.eml', 'nothing'])(
  'no file but a mail can be read: %s',
  async (name) => {
    await writeFile(join(directory(), '.secret.eml'), 'Subject: secret\r\n\r\nsecret');
    await writeFile(join(directory(), '..', 'secret.eml'), 'Subject: secret\r\n\r\nsecret');
    const reply = await get(`/api/dev/mail/${name}/html`);
    expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    expect(reply.body).not.toContain('secret\r\n');
    await rm(join(directory(), '..', 'secret.eml'));
  },
);

test.each([
  [{ pages: true, smtpUrl: undefined }, true],
  [{ pages: true, smtpUrl: 'smtp://mail.example' }, false],
  [{ pages: false, smtpUrl: undefined }, false],
  [{ pages: false, smtpUrl: 'smtp://mail.example' }, false],
])('the pages exist where they are wanted, without a mail server only: %j', (mode, exist) => {
  expect(hasDevelopmentPages(mode)).toBe(exist);
});
