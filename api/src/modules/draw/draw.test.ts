import { seasonSeedOf } from '@meritum/shared/merit/assign/season-draw';
import { hashOfText } from '@meritum/shared/merit/ledger/bytes';
import { drawSuite, refused } from '../../../testing/draws';

const { suite, published, proceed, assigned, recorded, awaited, openJudging, organiser } =
  drawSuite();

test("without a beacon, the server's committed value alone decides, and is published with the seed", async () => {
  const before = await published();
  expect(before).toMatchObject({ root: null, fixedAt: null, seed: null, beacon: null });
  expect([before.serverValue, await published()]).toEqual([null, before]);
  await openJudging();
  const { root, seed, serverHash, serverValue, beacon } = await published();
  expect([serverHash, hashOfText(serverValue ?? '')]).toEqual([before.serverHash, serverHash]);
  expect([beacon, seed]).toEqual([null, seasonSeedOf(root ?? '', serverValue ?? '')]);
  const [made] = await suite().app.mongo.db.collection('plans').find().toArray();
  expect(made?.outcome.draw).toMatchObject({
    seed: `${seed}\n1`,
    isTrial: false,
    mostProbable: 0.5,
    drawn: 2,
  });
  expect([await assigned(), await awaited()]).toEqual([2, null]);
  expect((await recorded()).at(-1)).toEqual(['draw.fixed', 'planning']);
  expect(await proceed(organiser(0))).toMatchObject(refused(412, 'missing for a day'));
});
