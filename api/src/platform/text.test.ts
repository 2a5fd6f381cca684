import { beginningOf, idPartOf } from './text';

test.each([
  ['Cleaner water.', 20, 'Cleaner water.'],
  ['Cleaner water for everybody', 20, 'Cleaner water for…'],
  ['Cleaner   water', 10, 'Cleaner…'],
  ['水をきれいに', 4, '水をきれ…'],
  ['12345💧', 6, '12345…'],
])('%s within %i characters is %s', (text, most, shown) => {
  expect(beginningOf(text, most)).toBe(shown);
});

test('a text in an id is readable if it is plain, and never that of another text', () => {
  expect(idPartOf('Data Analytics')).toBe('Data-Analytics');
  const parts = ['Data Analytics', 'Data-Analytics', 'C++', 'C#', '人工智能', '数据分析'].map(
    idPartOf,
  );
  expect(new Set(parts).size).toBe(parts.length);
  expect(parts.join('')).toMatch(/^[\w-]+$/);
});
