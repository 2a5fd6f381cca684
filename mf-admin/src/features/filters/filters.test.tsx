import { calls } from '@meritum/shared/contracts/calls';
import { answer } from '@meritum/shared/testing/factories';
import { renderPage } from '@meritum/shared/testing/render';
import { hrefOf } from '@meritum/shared/testing/shown';
import { act, screen, waitFor, within } from '@testing-library/react';
import { asAdmin, fakeSession } from '../../testing/console';
import { oneOf, pageNumber, useAddressState } from '../address/useAddressState';
import { FilterControls } from './FilterControls';
import { searchFor } from './filter';
import { SavedViews } from './SavedViews';

const filters = { search: searchFor('Search') };
const fields = { ...filters, state: oneOf('', 'returned'), page: pageNumber };

const Screen = () => (
  <FilterControls
    label="Filter entries"
    filters={filters}
    {...useAddressState(fields)}
    below={<SavedViews screen="entries" />}
  />
);

function show(path: string, filters: object[] = []) {
  fakeSession(asAdmin);
  const fakes = [
    answer('listFilters', { body: { filters } }),
    answer('shareFilter', { status: 204 }),
    answer('removeFilter', { status: 204 }),
  ];
  return renderPage(<Screen />, { path, fakes });
}

beforeEach(() => localStorage.clear());

test('the search starts when typing pauses', async () => {
  jest.useFakeTimers();
  try {
    const { user, address } = show('/x');
    await user.type(screen.getByLabelText('Search'), ' Ada ');
    act(() => jest.advanceTimersByTime(300));
    expect(address()).toBe('/x?search=Ada');
    await user.type(screen.getByLabelText('Search'), 'L{Enter}');
    expect(address()).toBe('/x?search=Ada+L');
  } finally {
    jest.useRealTimers();
  }
});

test('filters can be saved under a name, opened and removed', async () => {
  const { user, address, unmount } = show(
    '/x?state=returned&search=ada&actor=ada@x.example&page=4',
  );
  await user.click(screen.getByRole('button', { name: 'Save these filters' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Enter a name for these filters.')).toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await user.keyboard('To look at{Enter}');
  const saved = within(screen.getByRole('list', { name: 'Saved filters' }));
  expect(hrefOf('To look at', saved)).toBe('/x?state=returned');
  await user.click(saved.getByRole('link', { name: 'To look at' }));
  expect(address()).toBe('/x?state=returned');
  unmount();

  // Searches are not saved.
  const again = show('/x?search=ada');
  expect(screen.queryByRole('button', { name: 'Save these filters' })).not.toBeInTheDocument();
  await again.user.click(
    screen.getByRole('button', { name: 'Remove the saved filter To look at' }),
  );
  expect(screen.queryByRole('list', { name: 'Saved filters' })).not.toBeInTheDocument();
});

test('ADM-063 filters are shared under a name; only their author can remove them', async () => {
  const shared = { query: 'state=returned', by: 'Grace Hopper' };
  const { user, server } = show('/x?state=returned', [
    { ...shared, id: 'filter-1', name: 'Hers', mayRemove: false },
    { ...shared, id: 'filter-2', name: 'Mine', mayRemove: true },
  ]);
  expect(await screen.findByRole('link', { name: 'Hers by Grace Hopper' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /filter Hers/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove the saved filter Mine' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await user.click(screen.getByRole('button', { name: 'Save these filters' }));
  await user.type(screen.getByLabelText('Name'), 'To call');
  await user.click(screen.getByLabelText('Share with everybody in the console'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByLabelText('Name')).not.toBeInTheDocument());
  const sent = (name: 'shareFilter' | 'removeFilter') =>
    server.callsTo(calls[name].path).flatMap(({ body }) => body ?? []);
  expect(sent('removeFilter')).toEqual([{ filterId: 'filter-2' }]);
  expect(sent('shareFilter')).toEqual([
    { screen: 'entries', name: 'To call', query: 'state=returned', filterId: expect.any(String) },
  ]);
});
