import { calls } from '@meritum/shared/contracts/calls';
import type { Season } from '@meritum/shared/contracts/seasons';
import { formatDeadline } from '@meritum/shared/programme/deadlines';
import { defaultSeasons } from '@meritum/shared/programme/seasons';
import { answer, refusal } from '@meritum/shared/testing/factories';
import { fillField } from '@meritum/shared/testing/fillField';
import { textsOf } from '@meritum/shared/testing/shown';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { showScreen } from '../../testing/console';
import { auditEntry } from '../../testing/people';
import { SeasonPage } from './SeasonPage';

const [season2024, season2025] = defaultSeasons as [Season, Season];
const seasons = [season2025, season2024];
const review = {
  changes: [{ pointer: '/categories/0/nominations/open', before: false, after: true }],
  consequences: ['AI: Nominations are accepted from now on.'],
};

const show = (path = '/admin/season') =>
  showScreen(path, <SeasonPage />, [
    answer('listSeasons', { body: { seasons } }),
    answer('reviewSeason', { body: review }),
    answer('listExtensions', { body: { extensions: [] } }),
  ]);

const ai = async () => within(await screen.findByRole('group', { name: 'AI' }));
const submit = () => screen.getByRole('button', { name: 'Review the change' });

test('a change is shown with its consequences, and saved with a reason', async () => {
  const { user, server, press, confirm, sent } = show();
  server.now([answer('updateSeason', { body: { season: { ...season2025, revision: 2 } } })]);
  const category = await ai();
  expect(submit()).toBeDisabled();
  await user.click(category.getByLabelText('Nominations are open'));
  await press('Review the change');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Season 2025?' }));
  expect(dialog.getByRole('row', { name: 'AI, nominations, open no yes' })).toBeInTheDocument();
  expect(dialog.getByText('AI: Nominations are accepted from now on.')).toBeInTheDocument();
  await confirm('Save', 'Agreed.');
  const categories = season2025.categories.map((one) =>
    one.name === 'AI' ? { ...one, nominations: { open: true, closesAt: null } } : one,
  );
  await waitFor(() =>
    expect(sent('updateSeason')).toEqual([
      { seen: season2025, change: { categories }, reason: 'Agreed.' },
    ]),
  );
});

test('nominations that are opened close at the end of the last planned day, unless that is changed', async () => {
  const { user, server } = show();
  const nominations = { from: '2099-01-05', to: '2099-03-01' };
  const calendar = { ...season2025.calendar, nominations };
  server.now([answer('listSeasons', { body: { seasons: [{ ...season2025, calendar }] } })]);
  await user.click((await ai()).getByLabelText('Nominations are open'));
  const closing = (await ai()).getByLabelText(/^Nominations close automatically/);
  expect(closing).toHaveValue('2099-03-02T00:00');
});

test('judging is opened and ended elsewhere: each category says how it is, and where', async () => {
  const { server } = show();
  const [first, ...others] = season2025.categories;
  const shut = { open: false, closesAt: null };
  const open = { ...first, judging: { open: true, closesAt: '2099-03-11T00:00:00.000Z' } };
  const ended = { open: true, closesAt: '2026-01-01T00:00:00.000Z' };
  const categories = [
    open,
    { ...open, name: 'Robotics', judging: ended },
    ...others.map((one) => ({ ...one, nominations: shut, judging: shut })),
  ] as typeof season2025.categories;
  const published = { season: '2025', category: others[0]?.name, state: 'published', entries: 8 };
  server.now([
    answer('listSeasons', { body: { seasons: [{ ...season2025, categories }] } }),
    answer('listResults', { body: { contests: [published] } }),
  ]);
  expect(await screen.findByText('No more nominations and ratings are accepted.')).toBeVisible();
  expect(screen.getAllByLabelText('Nominations are open')).toHaveLength(categories.length - 1);
  expect(await screen.findByRole('link', { name: 'End it on Results' })).toHaveAttribute(
    'href',
    `/admin/results?category=${encodeURIComponent(open.name ?? '')}`,
  );
  expect(screen.getAllByRole('link', { name: 'Open it on Assignments' })).toHaveLength(
    others.length - 1,
  );
  expect(screen.getByText(/^Judging ended on Wednesday 31 December 2025, .*24:00/)).toBeVisible();
  expect(screen.getByRole('link', { name: /^End it for good or set a later date/ })).toBeVisible();
  expect(screen.getByText(/^Judging is open until Tuesday 10 March 2099, .*24:00/)).toBeVisible();
  expect(screen.queryByLabelText('Judging is open')).toBeNull();
});

test("after another admin's change it says so, reloads the season and keeps the edits", async () => {
  const { user, server, confirm } = show();
  const message = 'This season has changed since you opened it. Review it before you change it.';
  await user.click((await ai()).getByLabelText('Nominations are open'));
  await user.click(submit());
  await screen.findByRole('dialog');
  const theirs = { ...season2025, name: 'Jubilee', revision: 2 };
  server.now([
    { ...calls.updateSeason, reply: refusal('failed-precondition', { message }) },
    answer('listSeasons', { body: { seasons: [theirs, season2024] } }),
    answer('listAudit', { body: { entries: [auditEntry()], next: null } }),
  ]);
  await confirm('Save', 'Agreed.');
  expect(await screen.findByText(message)).toBeInTheDocument();
  const who = /^Last decision: .*, by Ada Admin, /;
  expect(await within(screen.getByRole('dialog')).findByText(who)).toBeVisible();
  await user.keyboard('{Escape}');
  expect(await screen.findByLabelText('Name')).toHaveValue('Jubilee');
  expect((await ai()).getByLabelText('Nominations are open')).toBeChecked();
  expect(screen.getByText('Name: Jubilee')).toBeInTheDocument();
  expect(screen.getByText('Your own changes are kept.')).toBeVisible();
  expect(await screen.findByText(who)).toBeVisible();
});

test('a category whose name is new can be added, and removed', async () => {
  const { user, press, sent } = show();
  const name = await screen.findByLabelText('Name of the category');
  await user.type(name, 'technology');
  expect(screen.getByRole('button', { name: 'Add category' })).toBeDisabled();
  await user.clear(name);
  await user.type(name, 'Security{Enter}');
  await press('Remove Security');
  expect(screen.queryByRole('group', { name: 'Security' })).toBeNull();
  await user.type(name, 'Robotics');
  await press('Add category');
  await press('Review the change');
  await screen.findByRole('dialog');
  const shut = { open: false, closesAt: null };
  const texts = { name: 'Robotics', title: 'Robotics', label: '', period: '', description: '' };
  const robotics = { ...texts, runs: null, nominations: shut, judging: shut };
  expect(sent('reviewSeason')).toEqual([
    { seen: season2025, change: { categories: [...season2025.categories, robotics] } },
  ]);
});

test("the server's errors are shown at their fields and in a summary that links there", async () => {
  const { user, server } = show();
  const errors = [
    { pointer: '/change/categories/0/period', message: 'Say when' },
    { pointer: '/calendar/results', message: 'Must be a day' },
  ];
  const category = await ai();
  await user.clear(category.getByLabelText('Period'));
  server.now([{ ...calls.reviewSeason, reply: refusal('invalid-argument', { errors }) }]);
  await user.click(submit());
  const summary = within(await screen.findByRole('alert'));
  expect(textsOf(summary.getAllByRole('link'))).toEqual([
    'AI, period: Say when',
    'Calendar, results: Must be a day',
  ]);
  expect(category.getByLabelText('Period')).toBeInvalid();
  expect(category.getByLabelText('Period')).toBeVisible();
  await user.click(summary.getByRole('link', { name: /Calendar/ }));
  expect(screen.getByLabelText('Results (for display)')).toHaveFocus();
});

const closesAt = '2027-03-10T17:00:00.000Z';

/** The current season with a time at which nominations of AI close. */
const closing: Season = {
  ...season2025,
  categories: season2025.categories.map((one) =>
    one.name === 'AI' ? { ...one, nominations: { open: true, closesAt } } : one,
  ),
};

test('a closing time is told in words, and a half-typed one is refused and sends nothing', async () => {
  const { user, server } = show();
  server.now([answer('listSeasons', { body: { seasons: [closing, season2024] } })]);
  const field = (await ai()).getByLabelText<HTMLInputElement>(
    'Nominations close automatically (UTC)',
  );
  expect(field).toHaveAccessibleDescription(
    `${formatDeadline(closesAt)}. The public site shows it at once`,
  );
  const validity = jest.spyOn(field, 'validity', 'get');
  validity.mockReturnValue({ badInput: true } as ValidityState);
  fireEvent.input(field, { target: { value: '' } });
  await user.click(submit());
  expect(field).toHaveAccessibleDescription(/Enter a complete and existing date, and a time/);
  expect(field).toHaveFocus();
  expect(server.callsTo(calls.reviewSeason.path)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect((await ai()).getByLabelText('Nominations close automatically (UTC)')).toHaveValue(
    '2027-03-10T17:00',
  );
  expect(submit()).toBeDisabled();
});

test('a changed closing time is reviewed as a moment with its zone', async () => {
  const { user, server } = show();
  const later = '2027-03-11T00:00:00.000Z';
  const pointer = '/categories/0/nominations/closesAt';
  server.now([
    answer('listSeasons', { body: { seasons: [closing, season2024] } }),
    answer('reviewSeason', {
      body: { changes: [{ pointer, before: closesAt, after: later }], consequences: [] },
    }),
  ]);
  const field = (await ai()).getByLabelText('Nominations close automatically (UTC)');
  fireEvent.change(field, { target: { value: '2026-01-11T00:00' } });
  expect(field).toHaveAccessibleDescription(/This has passed, so nominations are closed\./);
  fireEvent.change(field, { target: { value: '2027-03-11T00:00' } });
  await user.click(submit());
  const dialog = within(await screen.findByRole('dialog'));
  for (const at of [closesAt, later])
    expect(dialog.getByRole('cell', { name: formatDeadline(at) })).toBeInTheDocument();
});

test('unknown dates, the borderline rule, the largest load and the largest probability of a pair are settings too', async () => {
  const rules = { ...season2025.rules, frozenAt: null };
  const draft = { ...season2025, rules };
  const { user, server, sent } = show();
  server.now([answer('listSeasons', { body: { seasons: [draft] } })]);
  await user.click(await screen.findByLabelText('The dates are known'));
  const set = (label: string, before: number, after: string) => {
    const field = screen.getByLabelText(label);
    expect(field).toHaveValue(before);
    fillField(field, after);
  };
  set('Extra judges', 5, '7');
  set('Required confidence for other nominations', 0.955, '0.96');
  set('Most for one judge (times the median)', 2, '1.5');
  const probability = screen.getByLabelText('Largest probability of a judge for a nomination');
  expect(probability).toHaveDisplayValue('50%');
  await user.selectOptions(probability, '25%');
  await user.click(submit());
  await screen.findByRole('dialog');
  const borderline = { certainty: 0.96, extraJudges: 7 };
  const changed = { borderline, largestLoad: 1.5, pairLimit: 0.25 };
  expect(sent('reviewSeason')).toEqual([
    { seen: draft, change: { calendar: null, rules: { ...rules, ...changed } } },
  ]);
});

test('frozen rules are shown, and cannot be changed', async () => {
  show('/admin/season?season=2024');
  const rules = within(await screen.findByRole('group', { name: 'Rules' }));
  expect(rules.getByText(/Final since/)).toBeInTheDocument();
  expect(rules.getByLabelText('Minimum ratings')).toBeDisabled();
});

const prepared: Season = { ...season2025, id: '2026', name: 'Season 2026', begun: false };

test('with a prepared season, the current one is shown first and no other can be prepared', async () => {
  const { user, server } = show();
  server.now([answer('listSeasons', { body: { seasons: [prepared, ...seasons] } })]);
  const season = await screen.findByLabelText('Season shown');
  expect(season).toHaveDisplayValue('Season 2025');
  expect(screen.queryByRole('button', { name: 'Prepare the next season...' })).toBeNull();
  expect(screen.queryByText('Season 2026 is being prepared')).toBeNull();
  await user.selectOptions(season, 'Season 2026 (prepared)');
  expect(
    await screen.findByText(/Season 2025 goes on beside it: what is open there stays open/),
  ).toBeVisible();
});

test('a condition for opening several fields is named once for all', async () => {
  const { user, server } = show('/admin/season?season=2026');
  const message = 'Make the rules of this season final before you open judging.';
  const errors = [0, 1].map((index) => ({ pointer: `/categories/${index}/judging/open`, message }));
  server.now([
    answer('listSeasons', { body: { seasons: [prepared, ...seasons] } }),
    { ...calls.reviewSeason, reply: refusal('failed-precondition', { message, errors }) },
  ]);
  await screen.findByText('Season 2026 is being prepared');
  await user.click((await ai()).getByLabelText('Nominations are open'));
  await user.click(submit());
  expect(await screen.findByText(message)).toBeInTheDocument();
});

test('an edit that is not saved is there again after another page, and warned about before a reload', async () => {
  window.history.replaceState(null, '', '/admin/season');
  const first = show();
  await first.user.click((await ai()).getByLabelText('Nominations are open'));
  const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leave()).toBe(false);
  expect(screen.getByRole('link', { name: /^Season.*not saved/ })).toBeVisible();
  first.unmount();
  const { user } = show();
  expect((await ai()).getByLabelText('Nominations are open')).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(leave()).toBe(true);
  expect(screen.getByRole('link', { name: 'Season' })).toBeVisible();
});

test('the form is of no other season than the address, also while that is not known yet', async () => {
  show('/admin/season?season=2031');
  expect(await screen.findByText(/^There is no such season/)).toBeVisible();
  expect(screen.queryByLabelText('Name')).toBeNull();
});

test('rules that were changed are set back to the recommended ones by one press', async () => {
  const { user, server } = show();
  const rules = { ...season2025.rules, frozenAt: null, minimumRatings: 5 };
  server.now([answer('listSeasons', { body: { seasons: [{ ...season2025, rules }] } })]);
  const advanced = await screen.findByText('Advanced');
  expect(screen.getByText('Changed from the recommended rules')).toBeVisible();
  expect(screen.getByLabelText('Minimum ratings')).not.toBeVisible();
  await user.click(advanced);
  expect(screen.getByLabelText('Minimum ratings')).toHaveAccessibleDescription(/With 20,/);
  await user.click(screen.getByRole('button', { name: 'Use the recommended rules' }));
  expect(screen.getByLabelText('Minimum ratings')).toHaveValue(20);
  expect(screen.getByText('Recommended')).toBeVisible();
});

test('fields say whether the public site shows them at once or after a release', async () => {
  show();
  const category = within(await screen.findByRole('group', { name: 'Technology' }));
  for (const label of ['Title', 'Label', 'Period', 'Description', 'Runs to (for display)'])
    expect(
      within(category.getByRole('group', { name: '' })).getByLabelText(label),
    ).not.toBeVisible();
  expect(category.getByText('The public site shows them after its next update.')).not.toBeVisible();
  expect(screen.getByLabelText('Current category')).toHaveAccessibleDescription(/at once/);
});

test('one organiser proposes more time for one person, and another confirms what they read', async () => {
  const until = '2090-01-01T00:00:00.000Z';
  const given = { season: '2025', category: 'AI', window: 'judging', email: 'jo@example.com' };
  const before = show('/admin/season');
  fillField(await screen.findByLabelText('Address of their account'), 'ada@example.com');
  before.unmount();
  const { user, server, press, confirm, sent } = show('/admin/season?email=jo%40example.com');
  server.now([answer('extendDeadline', { body: { state: 'proposed' } })]);
  expect(await screen.findByLabelText('Address of their account')).toHaveValue(given.email);
  expect(screen.queryByRole('button', { name: 'Propose more time...' })).toBeNull();
  await user.selectOptions(screen.getByLabelText('Category'), given.category);
  await user.selectOptions(screen.getByLabelText('They can'), 'Submit ratings');
  fillField(screen.getByLabelText('Until (UTC)'), until.slice(0, 16));
  const proposed = { id: 'p-1', at: until, by: 'Grace', isOwn: false, reason: 'Ill' };
  const asked = { ...given, id: '2025:AI:1', name: 'Jo', until: null, reason: '', proposed };
  const extensions = [{ ...asked, proposedUntil: until, mayDecide: true }];
  server.now([answer('listExtensions', { body: { extensions } })]);
  await press('Propose more time...');
  await confirm('Propose', 'Ill');
  await press('Confirm more time...');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Give/ }));
  await waitFor(() =>
    expect(sent('extendDeadline')).toEqual([
      { ...given, until, reason: 'Ill' },
      { ...given, until, reason: 'Ill', proposalId: 'p-1' },
    ]),
  );
  expect(screen.getByLabelText('Until (UTC)')).toHaveValue('');
});
