import { renderPage } from '@meritum/shared/testing/render';
import { screen } from '@testing-library/react';
import { oneOf, pageNumber, sortBy, text, useAddressState } from './useAddressState';

const byName = { by: 'name', descending: false } as const;
const fields = {
  search: text,
  state: oneOf('all', 'returned', 'void'),
  sort: sortBy(['name', 'score'], byName),
  page: pageNumber,
};

function Screen() {
  const { values, change } = useAddressState(fields);
  const both = () => {
    change({ search: 'ada' });
    change({ state: 'returned' });
  };
  return (
    <button type="button" onClick={both}>
      {JSON.stringify(values)}
    </button>
  );
}

const long = 'a'.repeat(5_000);
const usual = { search: '', state: 'all', sort: byName, page: 1 };
const given = {
  ...{ search: 'ada', state: 'returned', page: 3 },
  sort: { by: 'score', descending: true },
};

test.each([
  ['/x?search=ada&state=returned&sort=-score&page=3', given],
  ['/x?state=__proto__&sort=-__proto__&page=-1', usual],
  ['/x?state=&sort=&page=0', usual],
  ['/x?page=1e9&sort=--name', usual],
  ['/x?page=12345678901', usual],
  // Kept, so that the field can say that it is too long.
  [`/x?search=${long}`, { ...usual, search: long }],
])('%.60s shows its values, and the default for each that is invalid', (path, values) => {
  renderPage(<Screen />, { path });
  expect(JSON.parse(screen.getByRole('button').textContent ?? '')).toEqual(values);
});

test('changes of one event are both written, without defaults, and go back to the first page', async () => {
  const { user, address } = renderPage(<Screen />, { path: '/x?other=kept&page=2&sort=name' });
  await user.click(screen.getByRole('button'));
  expect(address()).toBe('/x?other=kept&sort=name&search=ada&state=returned');
});
