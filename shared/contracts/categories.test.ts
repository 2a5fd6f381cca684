import { categoryNames as described } from '../programme/categories';
import { categoryNames } from './categories';

test('calls and the programme know the same categories', () => {
  expect(described).toEqual(categoryNames);
});
