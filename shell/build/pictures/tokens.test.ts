/** @jest-environment node */
import { withColours } from './tokens';

test('tokens become the colours of the light scheme', () => {
  expect(withColours('<rect fill="var(--color-paper)" stroke="var(--color-ink)"/>')).toBe(
    '<rect fill="#fbfaf6" stroke="#14171f"/>',
  );
});

test('a token that is no colour of the look is refused', () => {
  expect(() => withColours('<rect fill="var(--color-unknown)"/>')).toThrow(
    '--color-unknown is no colour of the look',
  );
});
