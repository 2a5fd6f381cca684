import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './Tabs';

const tabs = [
  { id: 'sign-in', label: 'Sign In', content: 'Welcome back' },
  { id: 'register', label: 'Register', content: 'Welcome' },
];

test('the first tab is open, and the arrow keys open the others and wrap around', async () => {
  render(<Tabs label="Account" tabs={tabs} />);
  expect(screen.getByRole('tablist', { name: 'Account' })).toBeVisible();
  expect(screen.getByRole('tabpanel', { name: 'Sign In' })).toHaveTextContent('Welcome back');
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Sign In' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Register', selected: true })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Register' })).toHaveTextContent('Welcome');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Sign In', selected: true })).toHaveFocus();
});

test('the open tab can be controlled by the parent', async () => {
  const changed = jest.fn();
  render(<Tabs label="Account" tabs={tabs} value="register" onChange={changed} />);
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Welcome');
  await userEvent.click(screen.getByRole('tab', { name: 'Sign In' }));
  expect(changed).toHaveBeenLastCalledWith('sign-in');
  expect(screen.getByRole('tab', { name: 'Register', selected: true })).toBeVisible();
});
