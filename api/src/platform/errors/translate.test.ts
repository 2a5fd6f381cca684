import {
  type BulkWriteResult,
  MongoBulkWriteError,
  MongoNetworkError,
  MongoServerError,
  MongoServerSelectionError,
  type TopologyDescription,
} from 'mongodb';
import { toDomainError } from './translate';

const broken = new MongoNetworkError('connection closed');
/** The driver throws this when its monitor times out; it does not export the class. */
class PoolClearedOnNetworkError extends MongoNetworkError {
  override get name() {
    return 'PoolClearedOnNetworkError';
  }
}
const socketEnded = Object.assign(new Error('This socket has been ended by the other party'), {
  code: 'EPIPE',
});
const inBulk = (error: Error) =>
  new MongoBulkWriteError(error as never, {} as unknown as BulkWriteResult);
const away = new MongoServerSelectionError('no server', {} as TopologyDescription);

test.each([
  ['that cannot be found', away],
  ['whose connection broke', broken],
  ['that is silent', new PoolClearedOnNetworkError('interrupted due to server monitor timeout')],
  ['that ended the socket', socketEnded],
  ['whose connection broke in a bulk write', inBulk(broken)],
  ['that ended the socket in a bulk write', inBulk(socketEnded)],
  ['that is read-only', new MongoServerError({ message: 'not primary', code: 10_107 })],
  ['that restarted during a read', new MongoServerError({ message: 'cursor not found', code: 43 })],
  ['whose disk is full', new MongoServerError({ message: 'no space', code: 14_031 })],
])('a database %s makes the service unavailable', (_, error) => {
  expect(toDomainError(error)?.code).toBe('unavailable');
});

test('a command that the database refuses is an internal error', () => {
  expect(toDomainError(new MongoServerError({ message: 'unknown operator', code: 2 }))).toBe(
    undefined,
  );
});

test.each([
  [413, 'payload-too-large'],
  [415, 'unsupported-media-type'],
  [406, 'invalid-argument'],
])('a refusal of the framework with status %i is %s', (statusCode, code) => {
  const error = Object.assign(new Error('in its own words'), { statusCode });
  expect(toDomainError(error)).toMatchObject({ code, message: 'The request is malformed.' });
});

test('anything else is an internal error', () => {
  for (const error of [new TypeError('x'), 'text', undefined, { statusCode: 400 }])
    expect(toDomainError(error)).toBe(undefined);
});
