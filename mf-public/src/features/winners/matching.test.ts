/** @jest-environment node */
import { winner } from '@meritum/shared/contracts/winners';
import { matching, profileLink } from './matching';

test('WIN-008 the tier fits the whole badge in any case', () => {
  const odd = JSON.parse('[{"fullName":"A","badge":"gold"},{"fullName":"B","badge":"Golden"}]');
  expect(matching(odd, { name: '', tier: 'Gold' })).toEqual([{ fullName: 'A', badge: 'gold' }]);
});

test.each([
  ['WIN-017', { linkedInUrl: 'profiles.example:8443/x' }, 'https://profiles.example:8443/x'],
  ['OPEN-049', { linkedInUrl: 'javascript:alert(1)' }, '#'],
  ['OPEN-049', { linkedInUrl: 'https://:linkedin.com@evil.example/' }, '#'],
  ['OPEN-049', { linkedInUrl: ':linkedin.com@evil.example/' }, '#'],
  ['OPEN-049', { linkedIn: ' DATA:text/html,x' }, '#'],
  ['WIN-018', { linkedInUrl: '  ' }, '#'],
])('%s %j leads to %s', (_, record, href) => {
  expect(profileLink(record)).toBe(href);
});

test('ENT-012 the fields of a winner', () => {
  expect(Object.keys(winner.def.shape).join(' ')).toBe(
    'id fullName badge linkedInUrl linkedIn employer photoUrl sample enteredByOrganisers',
  );
});
