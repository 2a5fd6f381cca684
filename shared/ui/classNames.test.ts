/** @jest-environment node */
import { classNames } from './classNames';

test('joins class names and leaves out empty ones', () => {
  expect(classNames('root', undefined, false, null, '', 'primary')).toBe('root primary');
});
