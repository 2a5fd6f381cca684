import { clearLocal, localKeysInUse, readLocal, writeLocal } from './localStore';

test('a storage that refuses everything behaves like an empty one', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  writeLocal('judgeStatus', 1);
  clearLocal();
  expect([readLocal('judgeStatus'), localKeysInUse()]).toEqual([undefined, []]);
});
