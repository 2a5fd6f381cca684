import { windows } from './windows';

test('a key is told to wait once it has asked too often, until the window ends that it opened', () => {
  let time = 1_000;
  const waits = windows(
    () => 2,
    60_000,
    () => time,
  );
  expect([waits('here'), waits('here'), waits('there')]).toEqual([0, 0, 0]);
  time += 59_999;
  expect([waits('here'), waits('there')]).toEqual([1, 0]);
  time += 1;
  expect([waits('here'), waits('here'), waits('here')]).toEqual([0, 0, 60_000]);
});

test('many other keys do not make one forgotten that keeps asking', () => {
  const waits = windows(
    () => 1,
    60_000,
    () => 0,
  );
  waits('here');
  for (let other = 0; other < 10_000; other += 1) {
    waits(`other ${other}`);
    if (other % 4_000 === 0) expect(waits('here')).toBe(60_000);
  }
});
