import { nominatorName } from './rules';

test("OPEN-013 where neither the form nor the account has a name, it is 'Not provided'", () => {
  expect(nominatorName('', ' ')).toBe('Not provided');
});
