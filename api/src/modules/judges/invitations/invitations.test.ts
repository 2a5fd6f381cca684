import type { InvitationCounts, InvitationsPreview } from '@meritum/shared/contracts/invitations';
import { defaultSeason } from '@meritum/shared/programme/season';
import { deleteAccount, type Person, post } from '../../../../testing/accounts';
import { testLinks } from '../../../../testing/config';
import { askAs, auditSeen, callAs, judgeSeen } from '../../../../testing/console';
import { runJob } from '../../../../testing/jobs';
import {
  apply,
  buildApplication,
  decide,
  registerAdmin,
  registerJudge,
  registerStranger,
  registerUnconfirmed,
} from '../../../../testing/judges';
import { judgingSuite } from '../../../../testing/judging';
import { mailsTo } from '../../../../testing/mails';
import { everyMailIsPending } from '../../../../testing/pending-mails';
import { setJudging } from '../../../../testing/seasons';
import { unzip } from '../../../../testing/unzip';
import { days, trustedFor } from '../../../platform/clock';
import type { Mail } from '../../mail/mail';
import type { Invitation } from './invitation';

const suite = judgingSuite({ holdsClock: true });
everyMailIsPending(suite);

const { id: season, name: seasonName } = defaultSeason;
const stored = () => suite().app.mongo.db.collection<Invitation>('invitations');

let count = 0;
const address = () => `invited-${++count}@guests-${count}.example`;

/** A new organiser and season for each test. */
let admin: Person;
beforeEach(async () => {
  admin = await registerAdmin(suite().app);
  await stored().deleteMany({});
});

const preview = async (text: string) =>
  (
    await callAs(suite().app, admin, 'previewInvitations', { season, text })
  ).json<InvitationsPreview>();
const invite = (text: string, most = 500, by = admin) =>
  callAs(suite().app, by, 'sendInvitations', { season, text, most });
const counted = async () =>
  (await callAs(suite().app, admin, 'getInvitations', { season })).json<InvitationCounts>();
const remind = () => callAs(suite().app, admin, 'remindInvited', { season });
const mailsOf = async (email: string) =>
  (await mailsTo(suite().app, email)).filter(({ template }) => template === 'judge-invitation');

async function invitationTo(email: string): Promise<Invitation> {
  const found = await stored().findOne({ email });
  if (!found) throw new Error(`${email} was not invited`);
  return found;
}
const linkTo = async (email: string) =>
  testLinks.tokenOf('judge-invitation', (await invitationTo(email))._id);
const stopLinkTo = async (email: string) =>
  testLinks.tokenOf('stop-invitations', (await invitationTo(email)).mark);
const open = (token: string) => post(suite().app, '/api/judges/invitations/open', { token });
const stop = (token: string) => post(suite().app, '/api/judges/invitations/stop', { token });

/** Applies by an invitation's link. */
async function applyBy(token: string, person: Person): Promise<void> {
  const payload = buildApplication({ organization: `Guests ${++count}`, invitation: token });
  const reply = await callAs(suite().app, person, 'submitTechJudgeApplication', payload);
  expect(reply.statusCode).toBe(200);
}

test('the preview of a list says for each line whether it would be mailed, or why not', async () => {
  const { app } = suite();
  const [judge, applicant, gone] = [
    await registerJudge(app, admin),
    await registerStranger(app),
    await registerStranger(app),
  ];
  await apply(app, applicant);
  await deleteAccount(app, gone);
  const [before, stopped, fresh] = [address(), address(), address()];
  await invite(`${before}\n${stopped}`);
  await stop(await stopLinkTo(stopped));
  const tagged = fresh.replace('@', '+again@');
  const people = [fresh, tagged, 'no address', judge, applicant, before, stopped, gone];
  const text = people.map((one) => (typeof one === 'string' ? one : one.email)).join('\n');
  const { lines, ready, leftToday } = await preview(`${text}\n`);
  expect(lines.map(({ state }) => state)).toEqual([
    ...['ready', 'repeated', 'malformed', 'judge', 'applied', 'invited', 'unwanted', 'unwanted'],
  ]);
  expect([ready, leftToday]).toEqual([1, 498]);
  expect((await invite(text)).json()).toEqual({ invited: 1, before: 1 });
  expect((await mailsOf(judge.email)).length + (await mailsOf(gone.email)).length).toBe(0);
});

test('an invitation is mailed once, also by simultaneous requests, and recorded without the address', async () => {
  const email = address();
  const other = await registerAdmin(suite().app);
  const text = `Ada <script> Lovelace\t${email}\tEngines`;
  const replies = await Promise.all([invite(text), invite(text), invite(text, 1, other)]);
  const sent = replies.filter(({ statusCode }) => statusCode === 200);
  expect(sent.length).toBeGreaterThan(0);
  expect((await invite(text)).json()).toEqual({ invited: 0, before: 1 });
  const mails = await mailsOf(email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.to).toMatchObject({ address: email, confirmed: false });
  const [entry] = await auditSeen(suite().app, admin, { action: 'invitation.sent' });
  const { _id } = await invitationTo(email);
  expect(entry).toMatchObject({ subject: { id: _id }, after: { season } });
  expect(JSON.stringify(entry)).not.toMatch(/Lovelace|invited-/);
});

test('its link fills in a form, is counted once opened, and grants nothing', async () => {
  const { app } = suite();
  const email = address();
  await invite(`Ada Lovelace,${email},Engines`);
  expect(await counted()).toMatchObject({ invited: 1, opened: 0, applied: 0, accepted: 0 });
  const token = await linkTo(email);
  // Mail scanners open links, so the link opens a page and the page sends a POST.
  expect((await app.inject({ url: '/api/judges/invitations/open' })).statusCode).toBe(405);
  for (const _time of ['first', 'second'])
    expect((await open(token)).json()).toEqual({
      ...{ season: seasonName, name: 'Ada Lovelace', organization: 'Engines', isUsed: false },
    });
  expect(await counted()).toMatchObject({ opened: 1, applied: 0 });
  const person = await registerStranger(app);
  await applyBy(token, person);
  expect(await counted()).toMatchObject({ applied: 1, accepted: 0 });
  expect((await judgeSeen(app, admin, person)).state).toBe('waiting');
  await decide(app, admin, person, 'verified');
  expect(await counted()).toMatchObject({ applied: 1, accepted: 1, toRemind: 0 });
});

test('a guessed link and one for another purpose open nothing', async () => {
  const email = address();
  await invite(email);
  const { _id, mark } = await invitationTo(email);
  const wrong = [
    `${_id}.${'a'.repeat(43)}`,
    testLinks.tokenOf('stop-invitations', mark),
    testLinks.tokenOf('judge-again', _id),
    testLinks.tokenOf('judge-invitation', `${mark}_2090`),
  ];
  for (const token of wrong) expect((await open(token)).statusCode).toBe(412);
  expect((await stop(await linkTo(email))).statusCode).toBe(412);
  expect(await counted()).toMatchObject({ opened: 0, stopped: 0 });
});

test('a forwarded link serves one person, and organisers see that it was forwarded', async () => {
  const { app } = suite();
  const email = address();
  await invite(`Ada Lovelace,${email},Engines`);
  const token = await linkTo(email);
  const [first, second] = [await registerStranger(app), await registerStranger(app)];
  await applyBy(token, first);
  expect((await open(token)).json()).toMatchObject({ name: '', organization: '', isUsed: true });
  await applyBy(token, second);
  expect(await counted()).toMatchObject({ applied: 1 });
  const seen = async (person: Person, by = admin) => {
    const reply = await askAs(app, by, 'judges/applications');
    const { rows } = reply.json<{ rows: { email: string; invitation?: object }[] }>();
    return rows.find((row) => row.email === person.email)?.invitation;
  };
  const shown = { by: admin.displayName, isOwn: true, isForwarded: true };
  expect(await seen(first)).toEqual(shown);
  expect(await seen(first, await registerAdmin(app))).toEqual({ ...shown, isOwn: false });
  expect(await seen(second)).toBeUndefined();
});

test('whoever applies under an address that they have not confirmed does not stand for its owner', async () => {
  const { app } = suite();
  const stranger = await registerUnconfirmed(app);
  await apply(app, stranger);
  await invite(stranger.email);
  expect(await counted()).toMatchObject({ invited: 1, applied: 0 });
  expect((await open(await linkTo(stranger.email))).json()).toMatchObject({ isUsed: false });
  const reply = await askAs(app, admin, 'judges/applications');
  const { rows } = reply.json<{ rows: { email: string }[] }>();
  const row = rows.find(({ email }) => email === stranger.email);
  expect(row).toMatchObject({ emailConfirmed: false });
  expect(row).not.toHaveProperty('invitation');
});

test('those who have not applied are reminded once, a week later', async () => {
  const { app, pass } = suite();
  const [idle, busy] = [address(), address()];
  await invite(`${idle}\n${busy}`);
  await applyBy(await linkTo(busy), await registerStranger(app));
  expect((await remind()).json()).toEqual({ reminded: 0 });
  await stored().updateMany({}, { $set: { at: new Date(suite().clock().getTime() - days(8)) } });
  pass(trustedFor);
  expect((await counted()).toRemind).toBe(1);
  expect((await remind()).json()).toEqual({ reminded: 1 });
  expect((await remind()).json()).toEqual({ reminded: 0 });
  expect([(await mailsOf(idle)).length, (await mailsOf(busy)).length]).toEqual([2, 1]);
  expect(await auditSeen(app, admin, { action: 'invitation.reminded' })).toHaveLength(1);
});

test('a mailbox that stops invitations is deleted and never invited again, also with one click in a mail program', async () => {
  const { app } = suite();
  const [one, other] = [address(), address()];
  await invite(`Ada,${one},Engines\n${other}`);
  const token = await stopLinkTo(one);
  const outbox = app.mongo.db.collection<Mail>('outbox');
  const key = `judge-invitation:${(await invitationTo(one))._id}:1`;
  expect((await stop(token)).statusCode).toBe(204);
  // The waiting mail is not sent, and nothing keeps the address.
  expect(await outbox.find({ key }).toArray()).toMatchObject([{ to: null, state: 'withdrawn' }]);
  const url = `/api/judges/invitations/stop/${await stopLinkTo(other)}`;
  expect((await app.inject({ url })).headers.location).toMatch(
    /^\/tech-judging\/invited\/stop#token=/,
  );
  expect(await counted()).toMatchObject({ invited: 2, stopped: 1 });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const payload = 'List-Unsubscribe=One-Click';
  expect((await app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(204);
  expect(
    await stored().findOne({ $or: [{ email: { $exists: true } }, { name: 'Ada' }] }),
  ).toBeNull();
  await stored().deleteMany({});
  expect((await preview(`${one}\n${other}`)).ready).toBe(0);
  // The link works for as long as the mail is kept.
  expect((await stop(token)).statusCode).toBe(204);
});

test('a day has a limit for all organisers together, and more than were confirmed are refused', async () => {
  const at = suite().clock();
  const filler = Array.from({ length: 499 }, (_, index) => ({
    ...{ _id: `filler-${index}`, season: '2024', mark: `filler-${index}`, by: null, at },
    ...{ remindedAt: null, openedAt: null, stoppedAt: null },
  }));
  await stored().insertMany(filler);
  const [one, two] = [address(), address()];
  const late = await invite(`${one}\n${two}`);
  expect([late.statusCode, late.json().message]).toEqual([
    412,
    'At most 1 more can be mailed today. Invite the others tomorrow.',
  ]);
  expect((await invite(`${one}\n${two}`, 1)).json().message).toMatch(/^By now 2 people/);
  expect((await invite(one)).json()).toEqual({ invited: 1, before: 0 });
  expect((await invite(two)).statusCode).toBe(412);
});

test('invitations end with the season and are removed', async () => {
  const { app, pass } = suite();
  const email = address();
  await invite(email);
  const token = await linkTo(email);
  const job = 'removing invitations of judged seasons';
  await runJob(suite(), job);
  expect(await stored().countDocuments()).toBe(1);
  const seasons = app.mongo.db.collection<{ _id: string }>('seasons');
  const now = await seasons.findOne({ _id: season });
  // The next season has begun, and no category of this one is judged.
  await setJudging(app, false);
  await seasons.insertOne({ ...now, _id: '2026', begun: true } as { _id: string });
  pass(trustedFor);
  try {
    expect((await open(token)).statusCode).toBe(412);
    expect((await invite(address())).statusCode).toBe(412);
    await runJob(suite(), job);
    expect([await stored().countDocuments(), await mailsOf(email)]).toEqual([0, []]);
  } finally {
    await seasons.deleteOne({ _id: '2026' });
    await setJudging(app, true);
    pass(trustedFor);
  }
});

test('a person finds invitations to their mailbox in the copy of their data', async () => {
  const { app } = suite();
  const person = await registerStranger(app);
  await invite(`Ada,${person.email},Engines`);
  const { rawPayload } = await app.inject({
    url: '/api/account/export',
    headers: person.authorized,
  });
  const copied = Object.entries(unzip(rawPayload)).find(([name]) => /invitations/.test(name));
  expect(String(copied?.[1])).toContain('Engines');
});
