import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorSummary } from './ErrorSummary';
import { TextField } from './TextField';

const errors = [
  { id: 'designation', message: 'Designation is required' },
  { id: 'organization', message: 'Organization is required' },
];

const form = (shown: typeof errors, attempt = 1) => (
  <>
    <ErrorSummary key={attempt} errors={shown} />
    <TextField id="designation" label="Designation" />
    <TextField id="organization" label="Organization" />
  </>
);

test('the summary takes the focus when it appears and again at the next failed submit', async () => {
  const { rerender } = render(form([]));
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(form(errors));
  expect(screen.getByRole('alert', { name: 'There is a problem' })).toHaveFocus();
  await userEvent.click(screen.getByLabelText('Organization'));
  rerender(form(errors, 2));
  expect(screen.getByRole('alert')).toHaveFocus();
});

test('VAL-014 the summary leaves the focus alone while errors are corrected', async () => {
  const { rerender } = render(form(errors));
  await userEvent.click(screen.getByLabelText('Designation'));
  rerender(form(errors.slice(1)));
  expect(screen.getByLabelText('Designation')).toHaveFocus();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Organization is required',
  ]);
});

test('each error leads to its field without changing the address', async () => {
  render(form(errors));
  await userEvent.click(screen.getByRole('link', { name: 'Organization is required' }));
  expect(screen.getByLabelText('Organization')).toHaveFocus();
  expect(window.location.hash).toBe('');
});
