/** @jest-environment node */
import { passwordAdvice } from './passwordAdvice';

test.each([
  ['', /^At least 6 characters/],
  ['12345', /^At least 6 characters/],
  ['aaaaaaaaaaaa', /^Easy to guess/],
  ['20240101123456', /^Easy to guess/],
  ['plum42', /^Long enough/],
  ['plum kettle ox', /^A good length/],
])('VAL-018 beside "%s" it says what would be better, and forbids nothing', (password, advice) => {
  expect(passwordAdvice(password)).toMatch(advice);
});
