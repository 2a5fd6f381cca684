import { render, screen } from '@testing-library/react';
import { Avatar } from './Avatar';
import { initials } from './initials';

test.each([
  ['Ana Maria Lee', 'AL'],
  ['Sam', 'S'],
  ['  ida   østergård ', 'IØ'],
  ['Jean-Luc', 'JL'],
  ['(Ana) O’Neil', 'AO'],
  ['', ''],
])('AUTH-003 the initials of "%s" are "%s"', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

test('AUTH-003 the avatar shows the initials and leaves the name to the text beside it', () => {
  render(<Avatar name="Ana Maria Lee" />);
  expect(screen.getByText('AL').closest('[aria-hidden="true"]')).toBeVisible();
});
