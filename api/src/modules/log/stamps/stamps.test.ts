import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LogHeadReply, LogHeadsReply } from '@meritum/shared/contracts/log';
import { headStatement } from '@meritum/shared/merit/log/head';
import { testFolder } from '../../../testing/folder';
import { p256 } from '../testing/authority';
import { days, suiteStamping, withOpenssl } from '../testing/stamping';
import { stampHeads } from './stamping';

const { suite, another, authority, signHead, stampNow, lastHead, heads } = suiteStamping();
const name = 'Fictional Time';

withOpenssl.each([
  ['ECDSA', p256],
  ['RSA', ['rsa:2048']],
])('a signed head is stamped, and OpenSSL verifies the stamp offline: %s', async (_, keys) => {
  const own = await another(keys);
  await signHead();
  expect((await lastHead()).stamp).toBeNull();
  expect(await stampNow({}, own)).toEqual([undefined]);
  const head = await lastHead();
  const { token = '', by, at = '' } = head.stamp ?? {};
  expect(by).toBe(name);
  expect(Math.abs(Date.parse(at) - Date.parse(head.at))).toBeLessThan(60_000);
  const later = { ...head, size: head.size + 1 };
  expect([
    own.verifies(headStatement(head), token),
    own.verifies(headStatement(later), token),
    authority().verifies(headStatement(head), token),
  ]).toEqual([true, false, false]);
});

const hasPython = spawnSync('python3', ['--version']).status === 0;
const folder = testFolder();
const program = fileURLToPath(new URL('../../../../../docs/verify_log.py', import.meta.url));

/** Saves what the API said; returns the file. */
function saved(file: string, reply: object): string {
  const path = join(folder(), file);
  writeFileSync(path, JSON.stringify(reply));
  return path;
}

(hasPython ? withOpenssl : test.skip)(
  'verify_log.py tells when stamped heads existed',
  async () => {
    const other = await another();
    await signHead(days(-1));
    await signHead();
    await stampNow();
    const [earlier, later] = await heads();
    const { keys } = (await suite().app.inject('/api/log/head')).json<LogHeadReply>();
    const proof = saved('proof.json', { path: [] });
    const check = (root: string, changes: object) => {
      const files = [{ heads: [earlier] }, { head: { ...later, ...changes }, keys }];
      const [first, second] = files.map((reply, index) => saved(`${index}.json`, reply));
      const given = [program, `${first}`, `${second}`, '--proof', proof, '--authority', root];
      const { status, stdout } = spawnSync('python3', given, { encoding: 'utf8' });
      return [
        status,
        stdout.match(/^By its time stamp the \w+ head existed on .+ GMT\.$/gm)?.length,
      ];
    };
    expect([
      check(authority().root, {}),
      check(authority().root, { stamp: null }),
      check(authority().root, { stamp: earlier?.stamp }),
      check(other.root, {}),
    ]).toEqual([
      [0, 2],
      [0, 1],
      [1, 1],
      [1, undefined],
    ]);
  },
);

withOpenssl('each head is stamped once, also by two processes at once', async () => {
  await signHead(days(-1));
  await signHead();
  await Promise.all([stampNow(), stampNow()]);
  const stamped = await heads();
  expect(stamped.map(({ stamp }) => stamp?.by)).toEqual([name, name]);
  const { requests } = authority();
  expect(await stampNow()).toEqual([]);
  expect([await heads(), authority().requests]).toEqual([stamped, requests]);
});

withOpenssl('heads are listed from the moment of one that somebody kept', async () => {
  for (const day of [-2, -1, 0]) await signHead(days(day));
  const [, kept] = await heads();
  const { app } = suite();
  const since = await app.inject(`/api/log/heads?since=${kept?.at}`);
  expect(since.json<LogHeadsReply>().heads).toEqual((await heads()).slice(1));
  expect((await app.inject('/api/log/heads?since=yesterday')).statusCode).toBe(400);
});

withOpenssl(
  'an authority that is away delays no head, and is logged when that changes',
  async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const { stamping } = suite().commands({ TIMESTAMP_AUTHORITY: authority().address });
    await signHead(days(-1));
    authority().answering = (_, response) => response.writeHead(503).end();
    await stampHeads(stamping);
    await signHead();
    await stampHeads(stamping);
    expect((await heads()).map(({ stamp }) => stamp)).toEqual([null, null]);
    authority().answering = undefined;
    await stampHeads(stamping);
    expect((await heads()).map(({ stamp }) => stamp?.by)).toEqual([name, name]);
    expect(warned.mock.calls).toEqual([
      [
        { problem: 'The reply has the status 503.' },
        'heads of the public log are not time-stamped',
      ],
      [{}, 'heads of the public log are time-stamped again'],
    ]);
    warned.mockRestore();
  },
);

test('without an authority nobody is asked', async () => {
  await signHead();
  expect(suite().commands().stamping.authority).toBeUndefined();
  await stampHeads(suite().commands().stamping);
  expect((await lastHead()).stamp).toBeNull();
});
