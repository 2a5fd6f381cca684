import { toasts } from '@meritum/shared/ui/toasts';
import { writeAct } from './writeAct';

test('a message to more people than one mail allows is refused', () => {
  const write = jest.fn();
  writeAct('Write', 2_000, write).onSelect();
  expect(write).toHaveBeenCalledTimes(1);
  writeAct('Write', 2_001, write).onSelect();
  expect(write).toHaveBeenCalledTimes(1);
  expect(toasts.getSnapshot()[0]?.text).toMatch(/^A mail goes to at most 2,000 people/);
});
