/** @jest-environment node */
import { type Winner, winner } from '@meritum/shared/contracts/winners';
import { matching, profileLink } from './matching';

const people: Pick<Winner, 'fullName' | 'badge'>[] = [
  { fullName: 'Ana Fern', badge: 'Gold' },
  { fullName: 'Bo Ananda', badge: 'Silver' },
  { fullName: 'Cy Moss', badge: 'Gold' },
];
const names = (name: string, tier: '' | 'Platinum' | 'Gold' | 'Silver') =>
  matching(people, { name, tier }).map(({ fullName }) => fullName);

test('WIN-003 the name is a part of the full name in any case', () => {
  expect(names('ANA', '')).toEqual(['Ana Fern', 'Bo Ananda']);
});

test('WIN-007 no tier means every tier', () => {
  expect(names('', '')).toEqual(['Ana Fern', 'Bo Ananda', 'Cy Moss']);
});

test('WIN-008 the tier fits the whole badge in any case', () => {
  const odd = JSON.parse('[{"fullName":"A","badge":"gold"},{"fullName":"B","badge":"Golden"}]');
  expect(matching(odd, { name: '', tier: 'Gold' })).toEqual([{ fullName: 'A', badge: 'gold' }]);
});

test('WIN-023 name and tier combine', () => {
  expect(names('an', 'Gold')).toEqual(['Ana Fern']);
});

test.each([
  ['WIN-016', { linkedInUrl: 'https://profiles.example/in/x' }, 'https://profiles.example/in/x'],
  ['WIN-016', { linkedIn: 'https://profiles.example/in/y' }, 'https://profiles.example/in/y'],
  ['WIN-017', { linkedInUrl: 'linkedin.com/in/x' }, 'https://linkedin.com/in/x'],
  ['WIN-017', { linkedInUrl: 'profiles.example:8443/x' }, 'https://profiles.example:8443/x'],
  ['OPEN-049', { linkedInUrl: 'javascript:alert(1)' }, '#'],
  ['OPEN-049', { linkedIn: ' DATA:text/html,x' }, '#'],
  ['WIN-018', {}, '#'],
  ['WIN-018', { linkedInUrl: '  ' }, '#'],
])('%s %j leads to %s', (_, record, href) => {
  expect(profileLink(record)).toBe(href);
});

test('ENT-012 the fields of a winner', () => {
  expect(Object.keys(winner.def.shape)).toEqual([
    'id',
    'fullName',
    'badge',
    'linkedInUrl',
    'linkedIn',
    'employer',
    'photoUrl',
    'sample',
  ]);
});
