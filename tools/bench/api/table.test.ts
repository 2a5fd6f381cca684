import { typical } from './compare';
import { callsTable, passes } from './table';

const reading = { cpu: 58.24, p50: 1.55, p99: 9.9, perSecond: 8_720.4 };

test('a target is met, missed or absent', () => {
  const met = [2, 2, undefined].map((wanted, at) => passes({ times: 2 + at / 100, wanted }));
  expect(met).toEqual([true, false, undefined]);
});

test('each call is shown beside its baseline, with missed targets', () => {
  const floor = { ...reading, cpu: 24 };
  const row = { name: 'getWinners, warm', against: 'bare Fastify', wanted: 2, api: reading };
  expect(callsTable([{ ...row, floor, times: 58.24 / 24 }])).toBe(
    [
      'call                µs  floor  times  wanted                p50  p99  a second      floor is',
      'getWinners, warm  58.2   24.0   2.43    <= 2  MISS by 21 %  1.6  9.9      8720  bare Fastify',
    ].join('\n'),
  );
});

test('the lower quartile of several readings counts', () => {
  const readings = [40, 10, 30, 20].map((value) => ({
    cpu: value,
    p50: value,
    p99: value,
    perSecond: 1_000 / value,
  }));
  expect(typical(readings)).toEqual({ cpu: 10, p50: 10, p99: 10, perSecond: 50 });
});
