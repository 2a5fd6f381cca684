import { createHash } from 'node:crypto';
import { calls } from '@meritum/shared/contracts/calls';
import type { EntryRatingsReply } from '@meritum/shared/contracts/voids';
import type { Person } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { auditSeen, callAs } from '../../../testing/console';
import { apply, registerAdmin } from '../../../testing/judges';
import { mailsTo } from '../../../testing/mails';
import { ledgerUrl, suiteAwarded, suiteOrganisers } from '../../../testing/results';
import { shortCache } from '../../platform/cache-by-key';
import type { Recognition } from '../recognition/recognition';

const suite = suiteApp();
const admins = suiteOrganisers(suite);
const contest = { season: '2025', category: 'Technology' };

const nominees = suiteAwarded(suite, admins);

const call = (person: Person, ...asked: [Parameters<typeof callAs>[2], object?]) =>
  callAs(suite().app, person, ...asked);

const nameAccount = (person: Person, displayName: string) =>
  call(person, 'updateAccount', { displayName });

const rename = async (by: Person, given: object = {}) => {
  const { organization = 'Works', designation = 'Engineer' } = (await otherName()) ?? {};
  return call(by, 'correctAward', {
    nominationId: nominees()['Ada Gold'].nominationId,
    ...{ name: 'Ada New', organization, designation, reason: 'Married' },
    ...given,
  });
};

const entry = async (): Promise<EntryRatingsReply> =>
  (
    await call(admins()[0], 'getEntryRatings', {
      nominationId: nominees()['Ada Gold'].nominationId,
    })
  ).json();

const otherName = async () => (await entry()).correction;

/** Returns the id of the proposal that was confirmed. */
async function renamed(): Promise<string | undefined> {
  const [one, other] = admins();
  await nameAccount(nominees()['Ada Gold'], 'Ada New');
  await rename(one);
  const proposalId = (await otherName())?.proposed?.id;
  const { decisions } = (await call(other, 'listOpenDecisions')).json();
  expect(decisions).toMatchObject([{ kind: 'rename', id: proposalId }]);
  const reply = await rename(other, { proposalId });
  expect(reply.json()).toEqual({ state: 'corrected' });
  return proposalId;
}

/** All public texts that could name the winner. */
async function publicTexts(id: string, slug: string): Promise<Record<string, string>> {
  const { app } = suite();
  const read = async (url: string) => (await app.inject(url)).body;
  return {
    winners: await read('/api/winners?year=2025&category=Technology'),
    feed: await read(calls.getWinnersFeed.path),
    verify: await read(`/api/verify/${id}`),
    record: await read(`/api/recognitions/${id}`),
    ledger: await read(ledgerUrl),
    profile: await read(`/api/winner/${slug}`),
  };
}

test('an award follows its winner to a new name, and what was signed stays true', async () => {
  const { app } = suite();
  const ada = nominees()['Ada Gold'];
  const certificate = await call(ada, 'getWinnerCertificate', { ...contest, paper: 'A4' });
  const ledger = (await app.inject(ledgerUrl)).json();
  const receipts = (await call(ada, 'getEntryReceipts')).json();
  await call(ada, 'saveProfile', {
    ...{ ...contest, citation: 'Cleaner water.', links: [], mayFeature: false },
    ...{ keepPicture: false, offer: true },
  });
  const [profile] = (await call(admins()[0], 'listProfiles')).json().profiles;
  await call(admins()[0], 'decideProfile', {
    ...{ profileId: profile.id, revision: profile.revision, isApproved: true, reason: 'Fine' },
  });
  const cardAddress = async () =>
    /og:image" content="([^"]*)/.exec((await app.inject(`/api/verify/${profile.id}`)).body)?.[1];
  const formerCard = await cardAddress();

  await renamed();

  const texts = await publicTexts(profile.id, 'ada-new-2025');
  // Other sites cache a link's picture by its address.
  expect(await cardAddress()).not.toBe(formerCard);
  for (const [where, text] of Object.entries(texts)) {
    expect([where, /Ada Gold|ada-gold/i.test(text)]).toEqual([where, false]);
    if (where !== 'ledger') expect([where, text.includes('Ada New')]).toEqual([where, true]);
  }
  expect((await app.inject('/api/winner/ada-gold-2025')).statusCode).toBe(404);
  const [own] = (await call(ada, 'listNominationResults')).json().results;
  expect(own.fullName).toBe('Ada New');

  // Root, scores and commitments are the same; the ledger only shows no name there.
  const after = JSON.parse(texts.ledger ?? '');
  expect([after.root, after.entries.length]).toEqual([ledger.root, ledger.entries.length]);
  const hashes = (all: { nameHash: string }[]) => all.map(({ nameHash }) => nameHash).sort();
  expect(hashes(after.entries)).toEqual(hashes(ledger.entries));
  expect((await call(ada, 'getEntryReceipts')).json()).toEqual(receipts);

  // An earlier certificate is still valid, and its check does not reveal the former name.
  const hash = createHash('sha256').update(certificate.rawPayload).digest('hex');
  const found = await app.inject(`/api/recognitions/of-file/${hash}`);
  expect(found.json()).toMatchObject({
    id: profile.id,
    kind: 'certificate',
    showsFormerName: true,
  });
  const again = await call(ada, 'getWinnerCertificate', { ...contest, paper: 'A4' });
  const newHash = createHash('sha256').update(again.rawPayload).digest('hex');
  const present = (await app.inject(`/api/recognitions/of-file/${newHash}`)).json();
  expect(present.showsFormerName).toBe(false);

  await app.background.idle();
  const mail = (await mailsTo(app, ada.email)).find((one) => one.template === 'winner-renamed');
  expect(mail?.values).toMatchObject({ shown: expect.stringContaining(' at ') });
  const said = (await auditSeen(app, admins()[0])).filter(({ action }) =>
    action?.startsWith('recognition.rename'),
  );
  expect(said.map(({ action }) => action)).toEqual([
    'recognition.renamed',
    'recognition.rename-proposed',
  ]);
  expect(JSON.stringify(said)).not.toContain('Ada Gold');
});

test('a second new name is followed too, and repeating one changes nothing', async () => {
  const confirmed = await renamed();
  const [one, other] = admins();
  expect(await otherName()).toMatchObject({ account: null, proposed: null });
  const refusals = [await rename(one), await rename(one, { withdrawalOf: confirmed })];
  expect(refusals.map((reply) => reply.json().message)).toEqual([
    expect.stringContaining('Nothing would change'),
    'Another organiser has already confirmed this.',
  ]);
  await nameAccount(nominees()['Ada Gold'], '李 明');
  const name = '李 明';
  await rename(one, { name });
  const proposalId = (await otherName())?.proposed?.id;
  const [first, second] = await Promise.all([
    rename(other, { name, proposalId }),
    rename(other, { name, proposalId }),
  ]);
  expect([first.json(), second.json()]).toEqual([{ state: 'corrected' }, { state: 'corrected' }]);
  // The former test's directory may still be cached.
  suite().pass(shortCache);
  const { body } = await suite().app.inject('/api/winners?year=2025&category=Technology');
  expect([body.includes('李 明'), /Ada/.test(body)]).toEqual([true, false]);
});

test('organisers cannot choose a name: a proposal is of the account’s, and void once that changes', async () => {
  const [one, other] = admins();
  await nameAccount(nominees()['Ada Gold'], 'Ada Gold');
  expect((await rename(one)).json().message).toMatch(/another name by now/);
  await nameAccount(nominees()['Ada Gold'], 'Ada New');
  expect((await rename(one, { name: 'Somebody Else' })).json().message).toMatch(
    /another name by now/,
  );
  await rename(one);
  const proposalId = (await otherName())?.proposed?.id;
  await nameAccount(nominees()['Ada Gold'], 'Rich Buyer');
  expect((await otherName())?.proposed).toBeNull();
  for (const name of ['Ada New', 'Rich Buyer'])
    expect((await rename(other, { name, proposalId })).statusCode).toBe(412);
  await nameAccount(nominees()['Ada Gold'], 'Ada Gold');
  expect((await rename(other, { proposalId })).statusCode).toBe(412);
  // The former test's directory may still be cached.
  suite().pass(shortCache);
  const { body } = await suite().app.inject('/api/winners?year=2025&category=Technology');
  expect([body.includes('Ada Gold'), body.includes('Rich Buyer')]).toEqual([true, false]);
});

test('organisers are told for a month that a winner has another name by now', async () => {
  const [one, other] = admins();
  const ada = nominees()['Ada Gold'];
  const decisionsFor = async (by: Person) => (await call(by, 'listOpenDecisions')).json().decisions;
  await call(ada, 'listNominationResults');
  expect(await decisionsFor(one)).toEqual([]);
  await nameAccount(nominees()['Bo Nothing'], 'Bo New');
  await nameAccount(ada, 'Ada New');
  const waiting = {
    kind: 'rename',
    nominationId: ada.nominationId,
    name: 'Ada Gold',
    isOwn: false,
  };
  expect([await decisionsFor(one), await decisionsFor(other)]).toMatchObject([
    [{ ...waiting, by: null }],
    [{ ...waiting, by: null }],
  ]);
  await rename(one);
  expect([await decisionsFor(one), await decisionsFor(other)]).toMatchObject([
    [{ ...waiting, isOwn: true }],
    [{ ...waiting, by: expect.any(String) }],
  ]);
  const withdrawalOf = (await otherName())?.proposed?.id;
  await rename(one, { withdrawalOf });
  expect(await decisionsFor(other)).toMatchObject([{ ...waiting, by: null }]);
  const monthAgo = new Date(Date.now() - 31 * 86_400_000).toISOString().slice(0, 10);
  await suite()
    .app.mongo.db.collection<{ _id: string; renamedDay: string }>('accounts')
    .updateOne({ _id: ada.accountId }, { $set: { renamedDay: monthAgo } });
  expect(await decisionsFor(other)).toEqual([]);
});

test('organization and title are corrected too, and a former organization still makes a conflict of interest', async () => {
  const [one, other] = admins();
  const { nominationId, organization: former } = nominees()['Ada Gold'];
  const colleague = await registerAdmin(suite().app);
  await apply(suite().app, colleague, { organization: former });
  const asked = { name: undefined, organization: 'Right Works', designation: 'Head of Research' };
  await rename(one, asked);
  const state = await otherName();
  expect(state).toMatchObject({ asked: { organization: 'Right Works' }, mayCorrect: true });
  const done = await rename(other, { ...asked, proposalId: state?.proposed?.id });
  expect(done.json()).toEqual({ state: 'corrected' });
  suite().pass(shortCache);
  const [own] = (await call(nominees()['Ada Gold'], 'listNominationResults')).json().results;
  const shown = await publicTexts(own.recognition, 'ada-gold-2025');
  for (const where of ['winners', 'verify', 'record'] as const)
    expect([where, shown[where]?.includes('Right Works')]).toEqual([where, true]);
  expect(shown.ledger).toContain('Ada Gold');
  expect((await rename(one, asked)).json().message).toMatch(/Nothing would change/);
  const seen = await call(colleague, 'getEntryRatings', { nominationId });
  expect(seen.statusCode).toBe(404);
});

test('a revoked award keeps its name', async () => {
  const [one, other] = admins();
  const ada = nominees()['Ada Gold'];
  await nameAccount(ada, 'Ada New');
  await rename(one);
  const proposalId = (await otherName())?.proposed?.id;
  await suite()
    .app.mongo.db.collection<Recognition>('recognitions')
    .updateOne({ nominationId: ada.nominationId }, { $set: { revokedAt: new Date() } });
  expect((await rename(other, { proposalId })).json().message).toMatch(/revoked/);
});
