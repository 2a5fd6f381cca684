/** @jest-environment node */
import { assignment, completed } from '../../testing/records';
import { addressOf, linkText, neighboursOf, nextPending } from './addresses';

test('the next pending one follows; after the last, the first one left; undefined at the end', () => {
  const list = [assignment('1'), assignment('2'), completed('3')];
  expect([nextPending(list, '1')?.id, nextPending(list, '2')?.id]).toEqual(['2', '1']);
  expect(nextPending([assignment('1'), completed('2')], '1')).toBeUndefined();
});

test('neighbours are undefined beyond the ends of the list', () => {
  const list = [assignment('1'), assignment('2')];
  expect([neighboursOf(list, '1').previous, neighboursOf(list, '1').next?.id]).toEqual([
    undefined,
    '2',
  ]);
  expect([neighboursOf(list, '2').next, neighboursOf(list, 'x').next]).toEqual([
    undefined,
    undefined,
  ]);
});

test('JUD-027 JUD-028 a link without a title of its own shows its address without scheme, cut to 60 characters', () => {
  const url = `https://example.com/${'a'.repeat(80)}`;
  const shown = `example.com/${'a'.repeat(48)}`;
  expect([linkText({ url, title: '' }), linkText({ url, title: url })]).toEqual([shown, shown]);
  expect(shown).toHaveLength(60);
});

test('an id is escaped in the address', () => {
  expect(addressOf('a/b')).toBe('/tech-judging/assignments/a%2Fb');
});
