import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { calls } from '@meritum/shared/contracts/calls';
import { closeApps, suiteApp } from '../../../testing/app';
import { registerAdmin, registerNominee } from '../../../testing/judges';

afterAll(closeApps);

const suite = suiteApp();

test('long replies to organisers are compressed as the browser asks, short ones are not', async () => {
  const { app } = suite();
  const { authorized } = await registerAdmin(app);
  for (let left = 8; left > 0; left--) await registerNominee(app);
  const ask = (name: 'listNominations' | 'getFactors', coding: string) =>
    app.inject({ url: calls[name].path, headers: { ...authorized, 'accept-encoding': coding } });
  const plain = await ask('listNominations', 'identity');
  expect(plain.headers['content-encoding']).toBeUndefined();
  const [br, gzip] = [
    await ask('listNominations', 'gzip, deflate, br'),
    await ask('listNominations', 'gzip'),
  ];
  expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual([
    'br',
    'gzip',
  ]);
  const bodies = [brotliDecompressSync(br.rawPayload), gunzipSync(gzip.rawPayload)];
  expect(bodies.map((body) => JSON.parse(body.toString()).total)).toEqual([8, 8]);
  expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  expect((await ask('getFactors', 'br')).headers['content-encoding']).toBeUndefined();
});
