import { renderPage } from '@meritum/shared/testing/render';
import { screen } from '@testing-library/react';
import { oneOf, pageNumber, sortBy, text } from './fields';
import { useAddressState } from './useAddressState';

const fields = {
  search: text,
  state: oneOf('all', 'returned', 'void'),
  sort: sortBy(['name', 'score'], { by: 'name', descending: false }),
  page: pageNumber,
};

function Screen() {
  const { values, change } = useAddressState(fields);
  return (
    <>
      <output>{JSON.stringify(values)}</output>
      <button type="button" onClick={() => change({ state: 'returned' })}>
        Returned
      </button>
      <button type="button" onClick={() => change({ page: values.page + 1 })}>
        Next
      </button>
      <button type="button" onClick={() => change({ sort: { by: 'score', descending: true } })}>
        Best
      </button>
      <button
        type="button"
        onClick={() => {
          change({ search: 'ada' });
          change({ state: 'all' });
        }}
      >
        Both
      </button>
    </>
  );
}

const show = (path: string) => renderPage(<Screen />, { path });
const values = () => JSON.parse(screen.getByRole('status').textContent ?? '');
const press = (name: string) => screen.getByRole('button', { name });
const nothing = {
  search: '',
  state: 'all',
  sort: { by: 'name', descending: false },
  page: 1,
};

test('values are read from the address, and invalid ones give the default', () => {
  show('/x?search=ada&state=returned&sort=-score&page=3');
  expect(values()).toEqual({
    search: 'ada',
    state: 'returned',
    sort: { by: 'score', descending: true },
    page: 3,
  });
});

test.each([
  '/x?state=__proto__&sort=-__proto__&page=-1',
  '/x?state=&sort=&page=0',
  '/x?page=1e9&sort=--name',
  '/x?page=12345678901',
])('%s shows what is shown by default', (path) => {
  show(path);
  expect(values()).toEqual(nothing);
});

test('a long text is kept, for the field to say that it is too long', () => {
  show(`/x?search=${'a'.repeat(5_000)}`);
  expect(values()).toEqual({ ...nothing, search: 'a'.repeat(5_000) });
});

test('a change is written to the address without defaults, and goes back to the first page', async () => {
  const { user, address } = show('/x?other=kept');
  await user.click(press('Next'));
  expect(address()).toBe('/x?other=kept&page=2');
  await user.click(press('Returned'));
  expect(address()).toBe('/x?other=kept&state=returned');
  await user.click(press('Best'));
  expect(address()).toBe('/x?other=kept&state=returned&sort=-score');
  await user.click(press('Both'));
  expect(address()).toBe('/x?other=kept&sort=-score&search=ada');
});
