import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { enqueueMail } from '../commands';
import { deliverAll, deliveryTo } from '../testing/delivery';
import { suiteOutbox } from '../testing/outbox';
import { received } from '../testing/requests';
import { fileTransport } from './files';

const box = suiteOutbox();
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mails-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('D79 without a mail server each mail is a file, and the same mail again is the same file', async () => {
  const { mails, ...context } = box();
  const directory = join(folder, 'made', 'when-needed');
  const delivery = deliveryTo('smtp://unused.example', context, {
    transport: fileTransport(directory),
  });
  await enqueueMail(context, received());
  const crashed = await context.outbox.claim(context.clock());
  if (crashed) await delivery.transport.send(await delivery.compose(crashed));
  await enqueueMail(context, received({ _id: 'n2' }));
  const file = join(directory, 'nomination-received~n1~1.eml');
  const before = await readFile(file);
  context.pass(120_000);
  await deliverAll(delivery);
  expect(await readdir(directory)).toEqual([
    'nomination-received~n1~1.eml',
    'nomination-received~n2~1.eml',
  ]);
  expect(await readFile(file)).toEqual(before);
  expect((await mails()).map(({ state }) => state)).toEqual(['sent', 'sent']);
});
