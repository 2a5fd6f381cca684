import { sharesOfAddresses, shareWindow } from './shares';

const asked = (has: ReturnType<typeof sharesOfAddresses>, address: string, shares: string[]) =>
  shares.map((share) => has(address, share));

test('addresses do not affect each other, and all start over after a minute', () => {
  let time = 0;
  const has = sharesOfAddresses(1, () => time);
  expect(asked(has, 'here', ['a', 'b'])).toEqual([true, false]);
  expect(asked(has, 'there', ['b'])).toEqual([true]);
  time += shareWindow;
  expect(asked(has, 'here', ['b', 'a'])).toEqual([true, false]);
});
