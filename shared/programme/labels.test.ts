import { labels } from './labels';

test('a value without a label is its own, also one that every object has', () => {
  const known: Readonly<Record<string, string>> = labels({ queued: 'Waiting' });
  expect([known.queued, known.archived, known.constructor]).toEqual([
    'Waiting',
    'archived',
    'constructor',
  ]);
  expect({ ...known }).toEqual({ queued: 'Waiting' });
});
