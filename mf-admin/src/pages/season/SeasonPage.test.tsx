import { calls } from '@meritum/shared/contracts/calls';
import type { Season } from '@meritum/shared/contracts/seasons';
import { defaultSeasons } from '@meritum/shared/programme/seasons';
import { answer, refusal } from '@meritum/shared/testing/factories';
import { screen, waitFor, within } from '@testing-library/react';
import { showConsole } from '../../testing/console';
import { SeasonPage } from './SeasonPage';

const [season2024, season2025] = defaultSeasons as [Season, Season];
const seasons = [season2025, season2024];
const review = {
  changes: [{ pointer: '/categories/0/nominations/open', before: false, after: true }],
  consequences: ['AI: Nominations are taken from now on.'],
};

const show = (path = '/admin/season') =>
  showConsole({
    path,
    screens: [{ path: '/admin/season', element: <SeasonPage /> }],
    fakes: [answer('listSeasons', { body: { seasons } }), answer('reviewSeason', { body: review })],
  });

const ai = async () => within(await screen.findByRole('group', { name: 'AI' }));
const submit = () => screen.getByRole('button', { name: 'Review the change' });

test('a change is shown with what follows from it before it is saved, with a reason', async () => {
  const { user, server } = show();
  server.now([answer('updateSeason', { body: { season: { ...season2025, revision: 2 } } })]);
  const category = await ai();
  expect(submit()).toBeDisabled();
  await user.click(category.getByLabelText('Nominations are open'));
  await user.click(submit());
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Season 2025?' }));
  expect(dialog.getByRole('row', { name: 'AI, nominations, open no yes' })).toBeInTheDocument();
  expect(dialog.getByText('AI: Nominations are taken from now on.')).toBeInTheDocument();
  await user.type(dialog.getByLabelText('Why'), 'Agreed.');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.callsTo(calls.updateSeason.path)).toHaveLength(1));
  const categories = season2025.categories.map((one) =>
    one.name === 'AI' ? { ...one, nominations: { open: true, closesAt: null } } : one,
  );
  expect(server.callsTo(calls.updateSeason.path)[0]?.body).toEqual({
    ...{ seen: season2025, change: { categories }, reason: 'Agreed.' },
  });
});

test('where another admin was first it says so, reads the season anew and keeps what was changed', async () => {
  const { user, server } = show();
  const message = 'The season was changed in the meantime. Look at it again before you change it.';
  await user.click((await ai()).getByLabelText('Nominations are open'));
  await user.click(submit());
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Why'), 'Agreed.');
  const theirs = { ...season2025, name: 'Jubilee', revision: 2 };
  server.now([
    { ...calls.updateSeason, reply: refusal('failed-precondition', { message }) },
    answer('listSeasons', { body: { seasons: [theirs, season2024] } }),
  ]);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(await screen.findByLabelText('Name')).toHaveValue('Jubilee');
  expect((await ai()).getByLabelText('Nominations are open')).toBeChecked();
});

test('frozen rules are shown, and cannot be changed', async () => {
  show('/admin/season?season=2024');
  const rules = within(await screen.findByRole('group', { name: 'Rules' }));
  expect(rules.getByText(/Frozen since/)).toBeInTheDocument();
  expect(rules.getByLabelText('Fewest ratings')).toBeDisabled();
});

test('the next season is started from the current one after a question', async () => {
  const { user, server } = show();
  server.now([answer('startNextSeason', { status: 201, body: { season: season2025 } })]);
  await user.click(await screen.findByRole('button', { name: 'Start the next season...' }));
  await user.type(screen.getByLabelText('Why'), 'It is time.');
  await user.click(screen.getByRole('button', { name: 'Start the season' }));
  await waitFor(() => expect(server.callsTo(calls.startNextSeason.path)).toHaveLength(1));
  expect(server.callsTo(calls.startNextSeason.path)[0]?.body).toEqual({
    ...{ after: '2025', reason: 'It is time.' },
  });
});
