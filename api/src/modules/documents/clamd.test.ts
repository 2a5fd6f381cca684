import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { eicar, type StandInClamd, standInClamd } from '../../../testing/documents/clamd';
import { clamdScanner } from './clamd';

let clamd: StandInClamd | undefined;
afterEach(() => clamd?.close());

type Options = Parameters<typeof standInClamd>[0];

async function scanned(parts: Buffer[], options: Options = {}) {
  clamd = await standInClamd(options);
  const scanner = clamdScanner(clamd.address, { timeoutMs: 500 });
  return scanner.scan(Readable.from(parts));
}

test('a file is sent in chunks, none of them empty, and found clean', async () => {
  const parts = [
    Buffer.alloc(300_000, 1),
    Buffer.alloc(0),
    Buffer.from('x'),
    Buffer.alloc(70_000, 2),
  ];
  expect(await scanned(parts)).toEqual({ scan: 'clean' });
  const received = clamd?.files[0] ?? [];
  expect(received.map(({ length }) => length)).toEqual([300_000, 1, 70_000]);
  expect(Buffer.concat(received).equals(Buffer.concat(parts))).toBe(true);
});

test("a file beyond the scanner's limit is not called clean", async () => {
  const parts = Array.from({ length: 200 }, () => Buffer.alloc(65_536));
  await expect(scanned(parts, { maxBytes: 100_000 })).rejects.toThrow();
});

test.each([
  "stream: Can't allocate memory ERROR\0",
  'stream: OK FOUND OK\0',
  'UNKNOWN COMMAND\0',
  'PONG\0',
  'stream: OK',
  '',
  'x'.repeat(5_000),
])('anything else is no verdict (%#)', async (answer) => {
  await expect(scanned([Buffer.from('x')], { answer })).rejects.toThrow(/clamd/);
});

test.each([
  ['Heuristics.Limits.Exceeded.MaxFiles', 'suspected'],
  ['Heuristics.Encrypted.PDF', 'suspected'],
  ['PUA.Pdf.Trojan.EmbeddedJavaScript-1', 'suspected'],
  ['MBL_162040584.UNOFFICIAL', 'suspected'],
  ['Pdf.Exploit.CVE_2018_4882-6449963-0', 'infected'],
])('%s is %s', async (finding, scan) => {
  const found = await scanned([Buffer.from('x')], { answer: `stream: ${finding} FOUND\0` });
  expect(found).toEqual({ scan, finding });
});

test('a silent scanner times out', async () => {
  await expect(scanned([Buffer.from('x')], { silent: true })).rejects.toThrow('in time');
});

test('a scanner that is down is an error, and the file is closed', async () => {
  clamd = await standInClamd();
  await clamd.close();
  const content = Readable.from([Buffer.from('x')]);
  await expect(clamdScanner(clamd.address).scan(content)).rejects.toThrow();
  expect(content.destroyed).toBe(true);
  clamd = undefined;
});

test('clamd is reached over a Unix socket as well', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'clamd-'));
  expect(await scanned([eicar], { path: join(folder, 'clamd.ctl') })).toEqual({
    scan: 'infected',
    finding: 'Eicar-Signature',
  });
  await rm(folder, { recursive: true });
});
