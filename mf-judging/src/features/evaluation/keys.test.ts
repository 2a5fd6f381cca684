/** @jest-environment node */
import { actionOf } from './keys';

const press = (key: string, held: Partial<Parameters<typeof actionOf>[0]> = {}) =>
  actionOf({
    key,
    code: '',
    shiftKey: false,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    ...held,
  });

test("the browser's own shortcuts are left alone", () => {
  expect([
    press('1', { ctrlKey: true }),
    press('ArrowLeft', { altKey: true }),
    press('Enter', { metaKey: true }),
    press('!', { shiftKey: true }),
    press('Enter', { shiftKey: true }),
    press('ArrowDown'),
    press('a'),
  ]).toEqual(Array(7).fill(undefined));
});

test('the digits of Arabic and Persian keyboards rate like ours', () => {
  expect(press('٨', { code: 'Digit8' })).toEqual({ do: 'rate', rating: 8 });
  expect(press('۰', { code: 'Numpad0' })).toEqual({ do: 'rate', rating: 10 });
  expect(press('٣', { code: 'KeyE' })).toBeUndefined();
});

test('a digit typed with Shift, as on French keyboards, rates like one without', () => {
  expect(['8', '0'].map((key) => press(key, { shiftKey: true }))).toEqual([
    { do: 'rate', rating: 8 },
    { do: 'rate', rating: 10 },
  ]);
});
