import { nominationForm } from '../../testing/nominations';
import { nominatorName, submissionOf } from './rules';

test.each([
  ['Ada', 'Account Name', 'Ada'],
  ['  ', 'Account Name', 'Account Name'],
  ['', ' ', 'Not provided'],
])('OPEN-013 typed %j, account %j: the name is %j', (typed, displayName, name) => {
  expect(nominatorName(typed, displayName)).toBe(name);
});

test('the digest of a submission does not depend on the order of its fields', () => {
  const form = nominationForm();
  const reversed = Object.fromEntries(Object.entries(form).reverse()) as typeof form;
  expect(submissionOf(reversed, 'key-1')).toEqual(submissionOf(form, 'key-1'));
});

test('the digest of a submission depends on each of its fields', () => {
  const { digest } = submissionOf(nominationForm(), undefined);
  expect(
    submissionOf(nominationForm({ supportingLink5: 'https://x.example' }), undefined).digest,
  ).not.toBe(digest);
});
