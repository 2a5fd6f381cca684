/** @jest-environment node */
import { classNames } from './classNames';

test('joins what is there and leaves out what is empty', () => {
  expect(classNames('root', undefined, false, null, '', 'primary')).toBe('root primary');
});
