import { givenOf } from './personal-data';

test('a person is given the fields that were decided on, and none that was not', () => {
  const given = { name: true, secret: false };
  const stored: Record<keyof typeof given, string> = Object.assign(
    { name: 'Ada', secret: 'hash' },
    { addedLater: 'by a newer release' },
  );
  expect(givenOf(given, stored)).toEqual({ name: 'Ada' });
});
