import { calls } from '@meritum/shared/contracts/calls';
import { deferred } from '@meritum/shared/testing/deferred';
import { answer } from '@meritum/shared/testing/factories';
import type { FakeReply } from '@meritum/shared/testing/fakeServer';
import { textsOf } from '@meritum/shared/testing/shown';
import { TextField } from '@meritum/shared/ui/TextField';
import { screen, waitFor, within } from '@testing-library/react';
import { showConsole } from '../../testing/console';
import { consoleJudge, listedNomination } from '../../testing/people';
import { ConsoleLink } from '../console/ConsoleLink';
import { knownTargets } from './targets';

const paged = { total: 9, page: 1, pages: 1 };
const nominations = Array.from({ length: 7 }, (_, index) =>
  listedNomination({ id: `n${index}`, name: `Ana ${index}` }),
);

const show = (path = '/admin', winners = <p>Nothing</p>) =>
  showConsole({
    path,
    screens: [
      { path: '/admin/winners', element: winners },
      {
        path: '/admin/*',
        element: (
          <>
            <ConsoleLink to="/admin/mail">A link</ConsoleLink>
            <input aria-label="A field" />
          </>
        ),
      },
    ],
    fakes: [
      answer('listNominations', {
        body: { ...paged, season: '2025', minimum: 20, rows: nominations },
      }),
      answer('listJudges', { body: { ...paged, rows: [consoleJudge({ name: 'Ana Judge' })] } }),
    ],
  });

const search = () => screen.findByRole('combobox', { name: /^Go to/ });
const options = () => textsOf(screen.getAllByRole('option'));
const chosen = () => screen.getByRole('option', { selected: true });

test('a key opens the search, which leads to a screen by keyboard alone, in the season shown', async () => {
  const { user, address, server } = show('/admin?season=2024');
  // People found between two keys could be chosen by mistake.
  server.now([answer('listNominations', () => deferred<FakeReply>().promise)]);
  await screen.findByRole('button', { name: 'Search the console' });
  await user.keyboard('/');
  expect(await search()).toHaveFocus();
  await user.keyboard('mail');
  expect(options()).toEqual([
    'Mail',
    'Send a failed mail againMail',
    'Send all failed mails againMail',
  ]);
  expect(await search()).toHaveAttribute('aria-activedescendant', chosen().id);
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
  expect(address()).toBe('/admin/mail?state=dead&season=2024');
  expect(screen.queryByRole('combobox', { name: /^Go to/ })).not.toBeInTheDocument();
});

test('a slash that is typed into a field stays there; Control and K opens the search from it', async () => {
  const { user } = show();
  const field = await screen.findByLabelText('A field');
  await user.type(field, 'a/b');
  expect(field).toHaveValue('a/b');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.keyboard('{Control>}k{/Control}');
  expect(await search()).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(field).toHaveFocus());
});

test('people are found in the season shown, five of each kind, once typing pauses', async () => {
  const { user, server, address } = show('/admin?season=2024');
  await user.click(await screen.findByRole('button', { name: 'Search the console' }));
  await user.type(await search(), 'ana');
  const found = within(await screen.findByRole('group', { name: 'Nominations' }));
  expect(found.getAllByRole('option')).toHaveLength(5);
  const asked = (path: string) => server.callsTo(path).map((each) => each.search.toString());
  expect(asked(calls.listNominations.path)).toEqual(['search=ana&season=2024']);
  expect(asked(calls.listJudges.path)).toEqual(['search=ana']);
  await user.click(screen.getByRole('option', { name: /^Ana Judge/ }));
  expect(address()).toBe('/admin/judges/judge-1?season=2024');
});

test('a search that finds nothing, or fails, says so', async () => {
  const { user, server } = show();
  server.now([
    answer('listNominations', { body: { ...paged, season: '2025', minimum: 20, rows: [] } }),
    answer('listJudges', { status: 500 }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Search the console' }));
  await user.type(await search(), 'qqq');
  expect(await screen.findByText(/^Could not search for people/)).toBeInTheDocument();
  server.now([answer('listJudges', { body: { ...paged, rows: [] } })]);
  await user.type(await search(), 'q');
  const text = 'Nothing matches this search. Nominations are found in the season that is shown.';
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test('an act is found by its name and leads to its button, which gets the focus', async () => {
  const { user, address } = show('/admin', <TextField label="Winners file" />);
  await user.click(await screen.findByRole('button', { name: 'Search the console' }));
  await user.type(await search(), 'import winners');
  expect(options()).toEqual(['Import winnersWinners']);
  await user.keyboard('{Enter}');
  expect(address()).toBe('/admin/winners');
  await waitFor(() => expect(screen.getByLabelText('Winners file')).toHaveFocus());
});

test.each([
  ['rename', 'Correct name, organization or title of a winner'],
  ['name', 'Correct name, organization or title of a winner'],
  ['deadline', 'Change dates and settings'],
  ['closing date', 'Change dates and settings'],
  ['remind', 'Remind judges'],
  ['export', 'Export judges'],
])('the search finds what people mean by %s', (typed, label) => {
  const tasks = knownTargets(typed).find(({ heading }) => heading === 'Tasks')?.targets;
  expect(tasks?.map((one) => one.label)).toContain(label);
});
