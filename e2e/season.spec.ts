import type { Browser, Page } from '@playwright/test';
import type { CoverageReply } from '../shared/contracts/assignments';
import { calls } from '../shared/contracts/calls';
import type { PreviewReply, ResultsReply } from '../shared/contracts/results';
import { formatCount } from '../shared/programme/format-count';
import { currentSeason } from '../shared/programme/season';
import { type Entrant, everyEntrant, everyJudge, nominate, size } from './contestants';
import { decide, refusedProof, said } from './decide';
import { directory } from './directory';
import { giveFactor } from './factors';
import { axe, expect } from './fixtures';
import { judgesPortal, nominateInPortal, onlyInNext, openNext, signedIn } from './overlap';
import { tokenOf } from './portal';
import { openLive } from './public';
import { type Given, rateAll, stepBack, winnersOf } from './ratings';
import { checkAward, offerProfile, openAward, publishProfile, revoke } from './recognition';
import { category, type Somebody, type Stage, test } from './stage';

/**
 * Registers an organiser with an authenticator app and signs the browser in. Returns the app's key.
 */
async function enter(page: Page, stage: Stage, fullName: string, email: string) {
  const data = { fullName, email, password: 'plum kettle oxbow' };
  const reply = await page.request.post(stage.address + calls.register.path, { data });
  expect(reply.ok(), `registering answered ${reply.status()}`).toBe(true);
  await stage.giveRole(email, 'admin');
  await page.goto('/');
  return giveFactor(page);
}

async function anotherBrowser(browser: Browser, { address: baseURL }: Stage) {
  return (await browser.newContext({ baseURL })).newPage();
}

/** Reviews and saves the changes on the season's screen, with a reason. */
async function saveSeason(page: Page, season = currentSeason) {
  await page.getByRole('button', { name: 'Review the change' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Why').fill('As the calendar says');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await said(page, `Season ${season} was changed.`);
}

/** Creates the contest: a category that accepts nominations in the season. */
async function makeCategory(page: Page) {
  await page.goto('/admin/season');
  await page.getByLabel('Name of the category').fill(category);
  await page.getByRole('button', { name: 'Add category' }).click();
  const own = page.getByRole('group', { name: category });
  await own.getByText('Texts of the public site').click();
  await own.getByLabel('Label').fill('New');
  await own.getByLabel('Period').fill(`${category} runs all year.`);
  await own.getByLabel('Description').fill('Machines that act in the world.');
  await own.getByRole('checkbox', { name: 'Nominations are open' }).check();
  await page.getByLabel('Current category').selectOption(category);
  await saveSeason(page);
}

/** Ticks or clears a checkbox of the contest on the season's screen, with a reason. */
async function changeContest(page: Page, boxes: Record<string, boolean>) {
  await page.goto(`/admin/season?season=${currentSeason}`);
  const own = page.getByRole('group', { name: category });
  for (const [label, ticked] of Object.entries(boxes))
    await own.getByRole('checkbox', { name: label }).setChecked(ticked);
  await saveSeason(page);
}

/** The contest's results. The address names the season, because the next one has begun. */
const resultsPath = `/admin/results?category=${category}&season=${currentSeason}`;

/** Requests more judges on the screen while an entry is borderline; they rate their entries. */
async function topUp(page: Page, rate: () => Promise<void>, look: () => Promise<PreviewReply>) {
  const isUnasked = ({ isBorderline, extraJudgesAsked }: PreviewReply['entries'][number]) =>
    isBorderline && !extraJudgesAsked;
  for (let seen = await look(); seen.entries.some(isUnasked); seen = await look()) {
    await page.goto(resultsPath);
    const done = 'More judges have been requested.';
    await decide(page, 'Ask for more judges...', 'Ask for more judges', done);
    await rate();
  }
  return look();
}

test('a season goes from sixty nominations to winners whose ratings anybody can check', async ({
  page,
  browser,
  stage,
  allow,
}) => {
  // The proof that is required before an outcome, and an expired code.
  allow(/status of 403 .*\/api\/admin\/results\/outcome\)/, refusedProof);
  await stage.prepare();
  const lead = await enter(page, stage, 'Lea Lead', 'lea@awards.example');
  // Starts early, because the code of the set-up cannot be used again.
  const second = await anotherBrowser(browser, stage);
  const deputy = await enter(second, stage, 'Gus Deputy', 'gus@awards.example');
  await makeCategory(page);
  const [entrants, judges] = await Promise.all([everyEntrant(stage), everyJudge(stage)]);
  const as = async () => ({ token: await tokenOf(page.request, stage.address) });

  // All but one are already verified; the last one is verified on the dashboard.
  const [late, ...others] = judges;
  await stage.verify(others);
  await page.goto('/admin/judging');
  const pending = page.getByLabel('Pending judges');
  await pending.selectOption(`${late?.fullName} (${late?.email}) [Not Verified]`);
  await axe(page);
  await page.getByLabel('Verification status').selectOption('true');
  await page.getByRole('button', { name: 'Send Email' }).click();
  await said(page, 'Nomination has been successfully verified.');

  // Overview's next step leads to the plan, after whose review judging opens.
  await page.goto('/admin');
  const unfinished = page.getByRole('list', { name: 'Unfinished categories' });
  const contest = unfinished.getByRole('listitem').filter({ hasText: category });
  await contest.getByRole('link', { name: 'Open judging' }).click();
  await page.getByRole('button', { name: 'Preview the opening' }).click();
  await decide(page, 'Open judging...', 'Open judging', 'Judging is open.');
  const covered = async () => {
    const { entries } = await stage.ask<CoverageReply>('getAssignmentCoverage', await as());
    return entries.map(({ assigned }) => assigned);
  };
  const whole = Array(size.entries).fill(22);
  await expect.poll(covered).toEqual(whole);

  // One nomination is returned with a note and resubmitted; two judges recuse themselves and are
  // replaced.
  const [returned] = entrants;
  if (!returned) throw new Error('Somebody has nominated');
  await page.goto(`/admin/nominations/${returned.nominationId}`);
  await page.getByRole('button', { name: 'Return with a note...' }).click();
  const note = page.getByRole('dialog');
  await note.getByLabel('Note to the nominator').fill('Please say what you did yourself.');
  await note.getByRole('button', { name: 'Return it' }).click();
  await said(page, `The nomination of ${returned.fullName} was returned.`);
  expect((await covered()).length).toBe(size.entries - 1);
  await nominate(stage, returned, 'What I built myself.');
  for (const judge of judges.slice(0, 2)) await stepBack(stage, judge);
  await expect.poll(covered).toEqual(whole);

  // Meanwhile the next season takes nominations, which this season's screens do not list.
  await changeContest(page, { 'Nominations are open': false });
  await openNext(page, () => saveSeason(page, '2026'));
  const newcomer = 'Nia Newcomer';
  await nominateInPortal(browser, stage, newcomer);
  await onlyInNext(page, newcomer);
  await page.goto('/admin/judges');
  const ask = page.getByRole('button', { name: 'Ask judges of earlier seasons...' });
  await ask.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Ask \d+ judges$/ })
    .click();
  await said(page, `${judges.length} judges of earlier seasons were asked.`);
  const toRate = await judgesPortal(browser, stage, others[0] as Somebody);
  expect(toRate.some((name) => name.includes(newcomer))).toBe(false);

  const given: Given = new Map();
  const rate = () => rateAll(stage, judges, given);
  await rate();
  const look = async () =>
    stage.ask<PreviewReply>('previewResults', {
      ...(await as()),
      query: { category, season: currentSeason },
    });
  const preview = await topUp(page, rate, look);
  const asked = preview.entries.filter(({ extraJudgesAsked }) => extraJudgesAsked);
  expect(asked.length).toBeGreaterThan(0);
  // No results are shown before judging has ended.
  expect(new Set(preview.entries.map(({ score }) => score))).toEqual(new Set([null]));
  const counts = preview.entries.map(({ ratings }) => ratings).sort();
  const extra = Array(asked.length).fill(27);
  expect(counts).toEqual([...whole.slice(asked.length), ...extra]);

  await page.goto(resultsPath);
  const ended = `Judging of ${category} has ended.`;
  await decide(page, 'End judging now...', 'End judging now', ended);

  // Two organisers, each with a second factor.
  await stage.forgetProofs();
  await decide(page, 'Propose results...', 'Propose results', 'The results are proposed.', lead);
  await expect(page.getByRole('button', { name: /(Propose|Confirm) results\.\.\.$/ })).toHaveCount(
    0,
  );
  await second.goto(resultsPath);
  await decide(second, 'Confirm results...', 'Confirm results', 'The results are final.', deputy);

  // They agree on an hour, at which everything is published without anybody.
  await decide(second, 'Publish on...', 'Propose the hour', 'The hour is proposed.');
  await page.goto(resultsPath);
  const agreed = /^The results are published on /;
  await decide(page, 'Confirm the hour...', 'Confirm the hour', agreed);
  await stage.bringForward();
  const stateNow = async () => {
    const query = { season: currentSeason };
    const { contests } = await stage.ask<ResultsReply>('listResults', { ...(await as()), query });
    return contests.find((one) => one.category === category)?.state;
  };
  // The server looks once a minute.
  await expect.poll(stateNow, { timeout: 180_000 }).toBe('published');

  // Shows a category that the built pages do not know; printing shows every card in order.
  const winners = directory(page);
  const expected = winnersOf(given);
  await page.emulateMedia({ media: 'print' });
  await winners.open(`?year=${currentSeason}&category=${category}`);
  await expect(winners.count).toHaveText(`${expected.length} winners`);
  await expect(winners.names).toHaveText(expected.map(({ fullName }) => fullName));
  const held = await winners.held(category, currentSeason);
  expect(held.map(({ fullName, badge }) => ({ fullName, badge }))).toEqual(expected);
  await page.emulateMedia({ media: 'screen' });
  await expect(winners.category.locator('option')).toHaveText(['AI', category]);

  await openLive(page, '/check-the-results');
  const choice = `${currentSeason}, ${category}`;
  await page.getByLabel('Season and category').selectOption(choice);
  await page.getByRole('button', { name: 'Check these results' }).click();
  await expect(page.getByText('All checks passed')).toBeVisible();
  const ratings = [...given.values()].flat().length;
  const counted = `${size.entries} entries from ${formatCount(ratings)} ratings`;
  await expect(page.getByText('every score and award matches')).toContainText(counted);

  // A winner downloads papers, badge and press kit and offers a profile, which an organiser
  // publishes.
  const [best] = expected;
  const winner = entrants.find(({ fullName }) => fullName === best?.fullName) as Entrant;
  const own = await signedIn(browser, stage, winner);
  const award = await openAward(own, best?.badge ?? '');
  const citation = await offerProfile(own, award.badge);
  await publishProfile(page, winner);
  await own.reload();
  const profile = own.getByRole('link', { name: 'See your public profile' });
  const profileAddress = (await profile.getAttribute('href')) ?? '';

  // Somebody else reads the profile and checks the award and its files; the winner withdraws the
  // profile.
  const stranger = await anotherBrowser(browser, stage);
  await stranger.goto(profileAddress);
  await expect(stranger.getByText(citation)).toBeVisible();
  await checkAward(stranger, award);
  await own.getByRole('button', { name: 'Withdraw' }).click();
  await expect(own.getByText('Your profile is withdrawn')).toBeVisible();
  expect((await stranger.goto(profileAddress))?.status()).toBe(404);

  // Two organisers revoke the award, and its page says so.
  await revoke(page, winner, 'Propose', 'The revocation is proposed.');
  await revoke(second, winner, 'Revoke', `The award of ${winner.fullName} was revoked.`);
  await stranger.goto(award.address);
  await expect(stranger.getByRole('heading', { name: 'This award was revoked' })).toBeVisible();
  await Promise.all([own, second, stranger].map((one) => one.context().close()));
});
