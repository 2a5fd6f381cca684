import { nominationStatus, submittedNomination } from '@meritum/shared/testing/factories';
import { cachedStatus, cacheStatus } from './statusCache';

const ana = 'ana.lee@example.com';
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: new Date('2025-09-01T12:00:00Z') });
});
afterEach(() => jest.useRealTimers());

test('CACHE-003 OPEN-044 the entry has data, timestamp and account', () => {
  cacheStatus(ana, submittedNomination());
  expect(stored('techNominationData')).toEqual({
    data: submittedNomination(),
    timestamp: Date.parse('2025-09-01T12:00:00Z'),
    email: ana,
  });
});

test.each([
  ['4:59', 299_000, submittedNomination()],
  ['5:00', 300_000, undefined],
  ['-1:00, of a clock set back,', -60_000, undefined],
])('CACHE-001 after %s minutes', (_, age, expected) => {
  cacheStatus(ana, submittedNomination());
  jest.setSystemTime(Date.now() + age);
  expect(cachedStatus(ana)).toEqual(expected);
});

test.each(['{bad', '{}', '[]', '{"data":{"exists":"yes"},"timestamp":1,"email":"x"}'])(
  'CACHE-004 the corrupt entry %s is deleted and ignored',
  (entry) => {
    localStorage.setItem('techNominationData', entry);
    expect(cachedStatus(ana)).toBeUndefined();
    expect(localStorage.getItem('techNominationData')).toBeNull();
  },
);

test('CACHE-007 stores the shown status and its account', () => {
  const { fullName, designation, organization, linkedInUrl } = submittedNomination();
  cacheStatus(ana, submittedNomination());
  expect([
    stored('nominationStatus'),
    stored('nominationPageStatus'),
    stored('nominationSummary'),
  ]).toEqual([
    { email: ana, status: 'UNDER_REVIEW' },
    { email: ana, view: 'summary' },
    { email: ana, fullName, designation, organization, linkedInUrl },
  ]);
  cacheStatus(ana, nominationStatus());
  expect(stored('nominationPageStatus')).toEqual({ email: ana, view: 'form' });
});
