import {
  MongoNetworkError,
  MongoServerError,
  MongoServerSelectionError,
  type TopologyDescription,
} from 'mongodb';
import { toDomainError } from './translate';

const away = new MongoServerSelectionError('no server', {} as TopologyDescription);

test.each([
  ['that cannot be found', away],
  ['whose connection broke', new MongoNetworkError('connection closed')],
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
