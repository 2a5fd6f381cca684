import { isFinal, messageIdOf, nextAttemptAt } from './rules';

const now = new Date('2025-08-04T09:30:00Z');
const pause = (attempts: number, random: number) =>
  (nextAttemptAt(now, attempts, random).getTime() - now.getTime()) / 1_000;

test('the pause doubles up to four hours, and lies between its half and its whole', () => {
  expect([1, 2, 3, 4, 10, 13].map((attempts) => [pause(attempts, 0), pause(attempts, 1)])).toEqual([
    [7.5, 15],
    [15, 30],
    [30, 60],
    [60, 120],
    [3840, 7680],
    [7200, 14_400],
  ]);
});

test.each([
  [{ code: 'EENVELOPE', responseCode: 550 }, true],
  [{ code: 'EMESSAGE', responseCode: 554 }, true],
  [{ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO', response: '550 5.1.1 No' }, true],
  [{ code: 'EENVELOPE', responseCode: 450 }, false],
  [{ code: 'EENVELOPE', responseCode: 530, command: 'MAIL FROM' }, false],
  [{ code: 'EENVELOPE', responseCode: 554, response: '554 5.7.1 Relay access denied' }, false],
  [{ code: 'EAUTH', responseCode: 535 }, false],
  [{ code: 'ECONNECTION', responseCode: 554 }, false],
  [{ code: 'ETIMEDOUT' }, false],
  [new Error('anything'), false],
])('only a refusal of this very mail is final: %j', (error, final) => {
  expect(isFinal(error)).toBe(final);
});

test('an event has its own Message-ID, which tells nothing of it', () => {
  const ids = ['a:1', 'a:2'].map((key) => messageIdOf(key, 'https://awards.example:8443'));
  expect(ids[0]).toMatch(/^<[0-9a-f]{40}@awards\.example>$/);
  expect(ids[0]).not.toBe(ids[1]);
  expect(messageIdOf('a:1', 'https://awards.example')).toBe(ids[0]);
});
