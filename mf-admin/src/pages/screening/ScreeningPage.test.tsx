import type { ListedNomination } from '@meritum/shared/contracts/listed-nominations';
import { answer } from '@meritum/shared/testing/factories';
import { screen, waitFor } from '@testing-library/react';
import { rowsOf, said, showScreen } from '../../testing/console';
import { listedNomination, nominationDetail } from '../../testing/people';
import { ScreeningPage } from './ScreeningPage';

const refused = 'This nomination has been looked at already.';

/** A server on which another person looks at Bea's nomination at the same time. */
function show() {
  const seen = new Set<string>();
  const all = ['Ada', 'Bea', 'Cleo'].map((name) => listedNomination({ id: name, name }));
  const rows = () => all.filter(({ id }: ListedNomination) => !seen.has(id));
  return showScreen('/admin/screening', <ScreeningPage />, [
    answer('listNominations', () => ({
      body: { season: '2025', minimum: 20, page: 1, total: rows().length, rows: rows() },
    })),
    answer('getNomination', ({ search }) => {
      const id = search.get('nominationId') ?? '';
      const { may, ...known } = nominationDetail({ id, fullName: id });
      return { body: { ...known, may: { ...may, lookAt: true } } };
    }),
    answer('returnNomination', ({ body }) => {
      seen.add((body as { nominationId: string }).nominationId);
      return { body: { status: 'APPLICATION_PENDING', revision: 2 } };
    }),
    answer('lookAtNomination', ({ body }) => {
      const { nominationId: id } = body as { nominationId: string };
      const isTaken = id === 'Bea';
      seen.add(id);
      return isTaken
        ? { status: 409, body: { status: 409, code: 'already-exists', message: refused } }
        : { status: 204 };
    }),
  ]);
}

test('ADM-049 who screens goes from one nomination to the next, which was asked for ahead, and is told where somebody was first', async () => {
  const { user, sent, asked } = show();
  const button = () => screen.findByRole('button', { name: 'Looked at' });
  await user.click(await screen.findByRole('row', { name: /Bea/ }));
  await waitFor(() => expect(asked('getNomination').join()).toContain('Cleo'));
  expect(await screen.findByText('Bea', { selector: 'dd *, dd' })).toBeVisible();
  await user.click(await button());
  await waitFor(() => expect(said()).toEqual([refused]));
  await waitFor(() => expect(rowsOf('Nominations').flat().join()).not.toContain('Bea'));
  expect(await screen.findByText('Cleo', { selector: 'dd *, dd' })).toBeVisible();
  await user.keyboard('l');
  await waitFor(() =>
    expect(sent('lookAtNomination')).toMatchObject([
      { nominationId: 'Bea' },
      { nominationId: 'Cleo' },
    ]),
  );
  expect(asked('listNominations')[0]).toContain('looked=no');
});

test('ADM-049 after a return, who screens goes on to the next one, too', async () => {
  const { user, press, confirm } = show();
  await user.click(await screen.findByRole('row', { name: /Bea/ }));
  await screen.findByText('Bea', { selector: 'dd *, dd' });
  await press('Return with a note...');
  await confirm('Return it', 'Say what you measured.');
  expect(await screen.findByText('Cleo', { selector: 'dd *, dd' })).toBeVisible();
});
