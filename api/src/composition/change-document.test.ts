import { changedSinceOpened } from '../platform/errors/changed-meanwhile';
import { DomainError } from '../platform/errors/domain-error';
import { answerRepetition, changeDocument, retryOnConflict } from './change-document';
import type { Effects } from './effects';

const conflict = () => changedSinceOpened('This chair');
const entry = (id: string) => ({ id }) as never;

interface Chair {
  _id: string;
  revision: number;
  legs: number;
}

/** A document that others change `conflicts` times before each write, and what was delivered. */
function chairOf(conflicts: number) {
  let stored: Chair = { _id: 'chair', revision: 1, legs: 4 };
  let left = conflicts;
  const delivered: unknown[] = [];
  const change = async (read: Chair, { legs = 0 }: { legs?: number }) => {
    if (left > 0) stored = { ...stored, revision: stored.revision + 1 };
    left -= 1;
    if (stored.revision !== read.revision) return null;
    stored = { ...stored, legs, revision: stored.revision + 1 };
    return stored;
  };
  const context = {
    change,
    conflict,
    recordAudit: async ({ revision }: Chair) => void delivered.push(`settled at ${revision}`),
    mail: async (request: unknown) => void delivered.push(request),
  };
  const saw = (effects: Effects | ((next: Chair) => Effects)) =>
    changeDocument(context, stored, { fields: { legs: stored.legs - 1 }, effects });
  return { saw, delivered };
}

test('a change raises the revision and delivers its entry and its mails', async () => {
  const { saw, delivered } = chairOf(0);
  const effects = (next: Chair): Effects => ({
    audit: entry('sawn'),
    mails: [`${next.legs} legs at ${next.revision}` as never],
  });
  expect(await saw(effects)).toEqual({ _id: 'chair', revision: 2, legs: 3 });
  expect(delivered).toEqual(['3 legs at 2', 'settled at 2']);
});

test('a caller who loses a race gets the conflict and delivers nothing', async () => {
  const { saw, delivered } = chairOf(1);
  await expect(saw({ audit: entry('sawn'), mails: [] })).rejects.toMatchObject({
    code: 'failed-precondition',
    statusCode: 412,
    message: 'This chair has changed since you opened it. Review it and try again.',
  });
  expect(delivered).toEqual([]);
});

test('a decision is retried after conflicts, five times at most', async () => {
  const four = chairOf(4);
  expect(await retryOnConflict(() => four.saw('nothing'))).toMatchObject({ revision: 6, legs: 3 });
  const five = chairOf(5);
  await expect(retryOnConflict(() => five.saw('nothing'))).rejects.toMatchObject({
    code: 'failed-precondition',
  });
});

test('a repeated request gets the first reply, another one is refused', async () => {
  const refused = () => Promise.reject(new DomainError('already-exists', 'There is one.'));
  expect(await answerRepetition(refused, async () => 'the first')).toBe('the first');
  await expect(answerRepetition(refused, async () => null)).rejects.toThrow('There is one.');
  const failed = () => Promise.reject(new Error('The database is away'));
  await expect(answerRepetition(failed, async () => 'the first')).rejects.toThrow('is away');
});
