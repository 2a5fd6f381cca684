/** @jest-environment node */
import { actionOf } from './keys';

const press = (key: string, held: Partial<Parameters<typeof actionOf>[0]> = {}) =>
  actionOf({ key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...held });

test('1 to 9 rate, and 0 is 10', () => {
  expect(['1', '9', '0'].map((key) => press(key))).toEqual([
    { do: 'rate', rating: 1 },
    { do: 'rate', rating: 9 },
    { do: 'rate', rating: 10 },
  ]);
});

test('left and right go through criteria, with Shift through entries; Enter submits', () => {
  expect([
    press('ArrowLeft'),
    press('ArrowRight'),
    press('ArrowRight', { shiftKey: true }),
    press('Enter'),
  ]).toEqual([
    { do: 'move', by: -1 },
    { do: 'move', by: 1 },
    { do: 'entry', by: 1 },
    { do: 'submit' },
  ]);
});

test("the browser's own shortcuts are left alone", () => {
  expect([
    press('1', { ctrlKey: true }),
    press('ArrowLeft', { altKey: true }),
    press('Enter', { metaKey: true }),
    press('!', { shiftKey: true }),
    press('ArrowDown'),
    press('a'),
  ]).toEqual([undefined, undefined, undefined, undefined, undefined, undefined]);
});
