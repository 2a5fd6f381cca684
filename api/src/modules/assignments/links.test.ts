import type { MailsReply } from '@meritum/shared/contracts/mails';
import type { OpenDecisionsReply } from '@meritum/shared/contracts/open-decisions';
import type { Person } from '../../../testing/accounts';
import { auditSeen, callAs, nominationSeen } from '../../../testing/console';
import { assignmentsOf, promoted, registerJudge } from '../../../testing/judges';
import { judging, judgingSuite } from '../../../testing/judging';
import { mailsTo, templatesTo } from '../../../testing/mails';
import { statusOf } from '../../../testing/nominations';

const suite = judgingSuite();
const link = 'https://example.com/paper';

const report = (judge: Person, id: string, url: string) =>
  suite().app.inject({
    method: 'POST',
    url: `/api/judges/me/assignments/${id}/link`,
    headers: judge.authorized,
    payload: { url },
  });

const waitingFor = async (organiser: Person) => {
  const reply = await callAs(suite().app, organiser, 'listOpenDecisions');
  return reply.json<OpenDecisionsReply>().decisions.map(({ kind }) => kind);
};

test('JUD-056 a link that a judge cannot open reaches its nominator by an organiser, all reports at once and naming nobody', async () => {
  const { app, admin } = suite();
  const { judge, nominee, first } = await judging(suite());
  expect((await report(judge, first.id, 'https://example.com/other')).statusCode).toBe(404);
  for (const _ of [1, 2]) expect((await report(judge, first.id, link)).statusCode).toBe(204);
  const [seen] = await assignmentsOf(app, judge);
  expect(seen?.reportedLinks).toEqual([link]);
  // Nobody is told automatically, because the time would reveal who reported the link.
  expect((await statusOf(app, nominee)).reportedLinks).toBeUndefined();
  expect(await waitingFor(admin)).toContain('links');
  const nominationId = nominee.nominationId;
  const detail = await nominationSeen(app, admin, nominationId);
  expect(detail.judging?.reportedLinks).toMatchObject([{ url: link, judges: 1 }]);
  expect(detail.may.passOnLinks).toBe(true);
  const passOn = (by: Person) => callAs(app, by, 'passOnLinks', { nominationId });
  for (const _ of [1, 2]) expect((await passOn(admin)).statusCode).toBe(204);
  expect((await statusOf(app, nominee)).reportedLinks).toEqual([link]);
  const mails = (await mailsTo(app, nominee.email)).filter(
    ({ template }) => template === 'links-reported',
  );
  expect(mails.map(({ values }) => values)).toMatchObject([{ links: 'supporting link 1' }]);
  expect(await waitingFor(admin)).not.toContain('links');
  expect((await nominationSeen(app, admin, nominationId)).may.passOnLinks).toBe(false);
  // A mended link can break again, and the same judge may report it again.
  expect((await assignmentsOf(app, judge))[0]?.reportedLinks).toEqual([]);
  suite().pass(1);
  for (const _ of [1, 2]) expect((await report(judge, first.id, link)).statusCode).toBe(204);
  expect((await nominationSeen(app, admin, nominationId)).judging?.reportedLinks).toMatchObject([
    { url: link, judges: 1 },
  ]);
  expect(await waitingFor(admin)).toContain('links');
  expect((await passOn(admin)).statusCode).toBe(204);
  const templates = await templatesTo(app, nominee.email);
  expect(templates.filter((one) => one === 'links-reported')).toHaveLength(2);
  expect(await waitingFor(admin)).not.toContain('links');
  const [entry] = await auditSeen(app, admin);
  expect(entry?.action).toBe('nomination.links-passed-on');
});

test('JUD-056 an organiser with a conflict of interest neither sees reported links, also by mails about them, nor passes them on', async () => {
  const { app, admin } = suite();
  const { judge, nominee, first } = await judging(suite());
  await report(judge, first.id, link);
  const { organization } = first;
  const colleague = await promoted(app, await registerJudge(app, admin, { organization }));
  const { nominationId } = nominee;
  expect((await callAs(app, colleague, 'passOnLinks', { nominationId })).statusCode).toBe(403);
  expect(await waitingFor(colleague)).not.toContain('links');
  expect((await nominationSeen(app, colleague, nominationId)).judging).toBeNull();
  expect((await callAs(app, admin, 'passOnLinks', { nominationId })).statusCode).toBe(204);
  const kinds = async (by: Person) =>
    (await callAs(app, by, 'listMails', { to: nominee.email }))
      .json<MailsReply>()
      .mails.map(({ template }) => template);
  expect(await kinds(admin)).toContain('links-reported');
  expect(await kinds(colleague)).not.toContain('links-reported');
});
