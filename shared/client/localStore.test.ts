import { clearLocal, localKeysInUse, readLocal, removeLocal, writeLocal } from './localStore';

beforeEach(() => localStorage.clear());

test('keeps values as JSON and removes them', () => {
  writeLocal('draft', { essay: 'words' });
  expect([readLocal('draft'), localKeysInUse()]).toEqual([{ essay: 'words' }, ['draft']]);
  removeLocal('draft');
  expect(readLocal('draft')).toBeUndefined();
});

test('CACHE-004 a corrupt entry is deleted and counts as none', () => {
  localStorage.setItem('draft', '{bad');
  expect(readLocal('draft')).toBeUndefined();
  expect(localStorage.getItem('draft')).toBeNull();
});

test('a storage that refuses everything behaves like an empty one', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  writeLocal('draft', 1);
  clearLocal();
  expect([readLocal('draft'), localKeysInUse()]).toEqual([undefined, []]);
});
