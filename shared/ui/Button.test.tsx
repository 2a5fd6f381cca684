import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button';

test('a button does not submit the form around it unless told so', async () => {
  const submitted = jest.fn((event) => event.preventDefault());
  render(
    <form onSubmit={submitted}>
      <Button>Refresh</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(submitted).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(submitted).toHaveBeenCalledTimes(1);
});

test('a busy button says so, keeps the focus and cannot be pressed again', async () => {
  const pressed = jest.fn();
  const { rerender } = render(
    <Button busyLabel="Submitting…" onClick={pressed}>
      Submit
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  rerender(
    <Button busy busyLabel="Submitting…" onClick={pressed}>
      Submit
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Submitting…' });
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveFocus();
});

test('a busy submit button does not submit its form', async () => {
  const submitted = jest.fn();
  render(
    <form onSubmit={submitted}>
      <input aria-label="Name" />
      <Button type="submit" busy busyLabel="Submitting…">
        Submit
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(submitted).not.toHaveBeenCalled();
});
