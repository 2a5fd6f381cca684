import { createHash } from 'node:crypto';
import { deleteAccount, type Person } from '../../../testing/accounts';
import {
  assignmentsOf,
  rate,
  ratings,
  registerJudge,
  registerNominee,
} from '../../../testing/judges';
import { judgingSuite } from '../../../testing/judging';

const suite = judgingSuite();

const paper = async (name: string, { authorized: headers }: Person) =>
  (await suite().app.inject({ url: `/api/judges/me/${name}`, headers })).rawPayload;

const get = (path: string) => suite().app.inject(path);

const ofFile = async (file: Buffer) =>
  (
    await get(`/api/recognitions/of-file/${createHash('sha256').update(file).digest('hex')}`)
  ).json();

test("a judge's papers are checked by file and number; links tell no name, and nothing is left of a deleted account (JPAGE-004)", async () => {
  const { app, admin } = suite();
  await registerNominee(app, { organization: 'Makers' });
  const fullName = 'Grace <b>Sample</b>';
  const judge = await registerJudge(app, admin, { fullName });
  for (const one of await assignmentsOf(app, judge))
    await rate(app, judge, one, ratings(8, 9, 7, 9));
  const certificate = await paper('certificate.pdf', judge);
  const { id, kind, state } = await ofFile(certificate);
  expect([kind, state]).toEqual(['certificate of service', 'valid']);
  expect(await ofFile(await paper('reference-letter.pdf', judge))).toMatchObject({
    ...{ id, kind: 'reference letter of a judge' },
  });
  expect(await ofFile(Buffer.from('altered'))).toMatchObject({ status: 404 });

  const page = await get(`/api/verify/${id}`);
  expect([page.statusCode, page.headers['x-robots-tag']]).toEqual([200, 'noindex']);
  for (const shown of ['This service is genuine', 'Grace &lt;b&gt;Sample', 'Season 2025'])
    expect(page.body).toContain(shown);
  // The results are unpublished, and programs that show links read neither name nor title.
  expect(page.body).not.toMatch(/og:|<dt>Rated/);
  expect(/<title>([^<]*)/.exec(page.body)?.[1]).not.toContain('Grace');
  for (const path of ['recognitions/ID', 'verify/ID/certificate.svg', 'verify/ID/medal.png'])
    expect([path, (await get(`/api/${path.replace('ID', id)}`)).statusCode]).toEqual([path, 404]);

  const results = app.mongo.db.collection<{ _id: string }>('results');
  const published = { season: '2025', category: 'Technology', state: 'published' };
  await results.insertOne({ _id: '2025:Technology', ...published });
  expect((await get(`/api/verify/${id}`)).body).toContain('one nomination');
  await results.deleteOne({ _id: '2025:Technology' });

  await deleteAccount(app, judge);
  await app.background.idle();
  expect((await get(`/api/verify/${id}`)).statusCode).toBe(404);
  expect(await ofFile(certificate)).toMatchObject({ status: 404 });
});
