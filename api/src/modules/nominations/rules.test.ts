import { nominatorName } from './rules';

test.each([
  ['Ada', 'Account Name', 'Ada'],
  ['  ', 'Account Name', 'Account Name'],
  ['', ' ', 'Not provided'],
])('OPEN-013 typed %j, account %j: the name is %j', (typed, displayName, name) => {
  expect(nominatorName(typed, displayName)).toBe(name);
});
