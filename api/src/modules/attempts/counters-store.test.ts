import { type BulkWriteResult, MongoBulkWriteError, MongoNetworkError } from 'mongodb';
import { countersStore } from './counters-store';
import type { CountedAttempt } from './rules';

test('an attempt is not counted as allowed when the connection breaks', async () => {
  const broken = new MongoNetworkError('connection closed');
  const bulkWrite = jest
    .fn()
    .mockRejectedValue(new MongoBulkWriteError(broken as never, {} as unknown as BulkWriteResult));
  const counters = countersStore({ collection: () => ({ bulkWrite }) } as never);
  const step: CountedAttempt = {
    id: 'reads:somebody',
    limit: { kind: 'quota', key: 'somebody', max: 1, spanMs: 60_000 },
    seen: 0,
    count: 1,
    openAt: new Date(0),
    expiresAt: new Date(60_000),
  };
  await expect(counters.take([step])).rejects.toThrow('connection closed');
});
