/** @jest-environment node */
import { createdText, judgeName, labelOf, type PendingJudge, sorted } from './judge';
import { verificationOf } from './outcomes';

test('ADM-025 a name falls back from name to fullName to displayName', () => {
  const all = { id: '1', name: 'Name', fullName: 'Full', displayName: 'Display' };
  expect([
    judgeName(all),
    judgeName({ ...all, name: '' }),
    judgeName({ id: '1', displayName: 'Display' }),
    judgeName({ id: '1' }),
  ]).toEqual(['Name', 'Full', 'Display', '']);
});

test('ADM-017 ADM-018 a label has the name, the address and the tags that apply', () => {
  const ada = { id: '1', name: 'Ada', email: 'ada@example.com' };
  expect([
    labelOf({ ...ada, isPaid: true, isVerified: false }),
    labelOf({ ...ada, isPaid: false, isVerified: true }),
    labelOf({ ...ada, email: '', isVerified: false }),
    labelOf({ id: '1', name: 'Ada', isPaid: true, isVerified: true }),
  ]).toEqual([
    'Ada (ada@example.com) [PAID] [Not Verified]',
    'Ada (ada@example.com)',
    'Ada (no-email) [Not Verified]',
    'Ada (no-email) [PAID]',
  ]);
});

test('ADM-016 paid come first, then the unverified, then by name', () => {
  const judge = (name: string, isPaid: boolean, isVerified: boolean): PendingJudge => ({
    id: name,
    name,
    isPaid,
    isVerified,
  });
  const judges = [
    judge('Zoë', false, false),
    judge('Dora', true, true),
    judge('ada', false, false),
    judge('Bea', false, true),
    judge('Émile', true, false),
    judge('Eva', true, false),
  ];
  const names = ['Émile', 'Eva', 'Dora', 'ada', 'Zoë', 'Bea'];
  expect(sorted(judges).map(({ name }) => name)).toEqual(names);
  expect(sorted([...judges].reverse()).map(({ name }) => name)).toEqual(names);
});

test('ADM-009 ADM-010 the creation time is in New York time in winter too, and N/A for null', () => {
  expect([
    createdText({ id: '1', createdAt: { seconds: 1_735_689_599 } }),
    createdText({ id: '1', createdAt: null }),
  ]).toEqual(['December 31, 2024 at 6:59:59 PM EST', 'N/A']);
});

test("ADM-014 OPEN-045 the select shows the judge's verification", () => {
  expect([
    verificationOf({ id: '1', status: 'VERIFICATION_PENDING', isVerified: false }),
    verificationOf({ id: '1', status: 'REJECTED', isVerified: false }),
    verificationOf({ id: '1', status: 'VERIFICATION_PENDING', isVerified: true }),
    verificationOf({ id: '1' }),
  ]).toEqual(['false', 'rejected', 'true', 'false']);
});
