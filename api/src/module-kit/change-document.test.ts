import { changedSinceOpened } from '../platform/errors/changed-meanwhile';
import { DomainError } from '../platform/errors/domain-error';
import { answerRepetition, retryOnConflict } from './change-document';

/** A decision that loses this number of conflicts; returns how many attempts succeeded. */
function losing(conflicts: number) {
  let turn = 0;
  return async () => {
    turn += 1;
    if (turn <= conflicts) throw changedSinceOpened('This chair');
    return turn;
  };
}

test('a decision is retried after conflicts, five times at most', async () => {
  expect(await retryOnConflict(losing(4))).toBe(5);
  await expect(retryOnConflict(losing(5))).rejects.toMatchObject({ code: 'failed-precondition' });
});

test('a repeated request gets the first reply, another one is refused', async () => {
  const refused = () => Promise.reject(new DomainError('already-exists', 'There is one.'));
  expect(await answerRepetition(refused, async () => 'the first')).toBe('the first');
  await expect(answerRepetition(refused, async () => null)).rejects.toThrow('There is one.');
  const failed = () => Promise.reject(new Error('The database is away'));
  await expect(answerRepetition(failed, async () => 'the first')).rejects.toThrow('is away');
});
