import type { Hand } from './hand';

export const season = '2026';
export const category = 'Technology';

const why = 'As the calendar says';
/** 60 entries with 22 judges each are 17 for each of 80 judges, plus a fifth. */
const capacity = '20';

/** Saves the changes on the season's screen. */
async function save(hand: Hand): Promise<void> {
  await hand.decide('Review the change', 'Save', `Season ${season} was changed.`, why);
}

const own = ({ page }: Hand) => page.getByRole('group', { name: category, exact: true });

/** Prepares the season, freezes its rules, contributes to the draw and opens nominations. */
export async function begin(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.open('Season');
  const prepared = `Season ${season} is being prepared.`;
  await hand.decide('Prepare the next season...', 'Prepare the season', prepared, why);
  await page.getByText(`Season ${season} is being prepared`, { exact: true }).waitFor();
  await hand.type(page.getByLabel('Entries for each judge'), capacity);
  await hand.click(own(hand).getByRole('checkbox', { name: 'Nominations are open' }));
  await save(hand);
  await hand.open('Results');
  await hand.decide('Freeze rules...', 'Freeze rules', 'The rules are frozen.');
  await hand.open('Season');
  await hand.button('Contribute a value...');
  await hand.button('Publish its hash');
  await page.getByText('You have contributed a value').waitFor();
}

/** Reads each application of the queue and accepts it by a key. */
export async function verify(hand: Hand, judges: number): Promise<void> {
  const { page } = hand;
  await hand.open('Applications');
  const list = page.getByRole('region', { name: 'Applications' });
  await hand.click(list.getByRole('button').first());
  for (let left = judges; left > 0; left--) {
    await page.getByText(`1 of ${left}`, { exact: true }).waitFor();
    await hand.press('v');
  }
  await page.getByText('Nothing to decide').waitFor();
  const recent = page.getByRole('region', { name: 'Recent decisions' });
  await recent.waitFor({ state: 'detached', timeout: 120_000 });
}

export async function closeNominations(hand: Hand): Promise<void> {
  await hand.open('Season');
  await hand.click(own(hand).getByRole('checkbox', { name: 'Nominations are open' }));
  await save(hand);
}

/** Follows the overview to the next act of the contest. */
async function next(hand: Hand, act: string): Promise<void> {
  await hand.open('Overview');
  const contests = hand.page.getByRole('list', { name: 'Unfinished contests' });
  const ours = contests.getByRole('listitem').filter({ hasText: `${category}, Season ${season}` });
  await hand.click(ours.getByRole('link', { name: act, exact: true }));
}

/** Previews the opening, opens judging, and reveals the value for the draw. */
export async function openJudging(hand: Hand): Promise<void> {
  await next(hand, 'Open judging');
  await hand.button('Preview the opening');
  await hand.decide('Open judging...', 'Open judging', 'Judging is open.');
  await hand.open('Season');
  await hand.button('Reveal the value');
  await hand.told('The value is revealed.');
}

/** Reads the overview and the coverage of each entry. */
export async function watch(hand: Hand): Promise<void> {
  await hand.open('Overview');
  await hand.page.getByRole('list', { name: 'Unfinished contests' }).waitFor();
  await hand.open('Assignments');
  await hand.click(hand.page.getByRole('tab', { name: 'Coverage' }));
  await hand.page.getByText('Nominations by judges and ratings').waitFor();
}

/** Reminds everybody who has ratings to give. */
export async function chase(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.open('Judges');
  await hand.click(page.getByRole('link', { name: 'To chase' }));
  await hand.click(page.getByRole('checkbox', { name: /^Select all/ }));
  await hand.button('Remind...');
  const dialog = page.getByRole('dialog');
  await hand.button('Preview', dialog);
  await hand.click(dialog.getByRole('button', { name: /^Send to/ }));
  await hand.told(/is being sent/);
}

/** Opens the contest on the screen of results. */
async function results(hand: Hand): Promise<void> {
  await hand.open('Results');
  await hand.click(hand.page.getByRole('tab', { name: new RegExp(`^${category}`) }));
}

/** Asks for more judges of borderline entries. */
export async function askMore(hand: Hand): Promise<void> {
  await results(hand);
  const done = 'More judges have been requested.';
  await hand.decide('Ask for more judges...', 'Ask for more judges', done);
}

/** Ends judging in the season, then closes it for good. */
export async function closeJudging(hand: Hand): Promise<void> {
  await hand.open('Season');
  await hand.click(own(hand).getByRole('checkbox', { name: 'Judging is open' }));
  await save(hand);
  await results(hand);
  const done = `Judging of ${category} is closed for good.`;
  await hand.decide('Close judging...', 'Close judging', done);
}

/** One organiser reads the results and proposes the outcome; the other confirms and publishes. */
export async function propose(hand: Hand): Promise<void> {
  await hand.decide('Propose outcome...', 'Propose outcome', 'The outcome is proposed.');
}

export async function confirm(hand: Hand): Promise<void> {
  await results(hand);
  await hand.decide('Confirm outcome...', 'Confirm outcome', 'The outcome is final.');
}

export async function publish(hand: Hand): Promise<void> {
  const done = `The results of ${category} are published.`;
  await hand.decide('Publish results...', 'Publish results', done);
}
