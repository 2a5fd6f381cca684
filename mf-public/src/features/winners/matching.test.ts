/** @jest-environment node */
import { winner } from '@meritum/shared/contracts/winners';
import { matching, profileLink } from './matching';

test('WIN-008 the tier fits the whole badge in any case', () => {
  const odd = JSON.parse('[{"fullName":"A","badge":"gold"},{"fullName":"B","badge":"Golden"}]');
  expect(matching(odd, { name: '', tier: 'Gold' })).toEqual([{ fullName: 'A', badge: 'gold' }]);
});

test('WIN-003 WIN-024 what is in no name is looked for in the lines of the work', () => {
  const winners = [
    { fullName: 'Ana Wells', badge: 'Gold', line: 'A map of drought' },
    { fullName: 'Ben', badge: 'Silver', line: 'A pump for wells' },
    { fullName: 'Cy', badge: 'Gold' },
  ] as const;
  const namesOf = (name: string, tier = '') =>
    matching(winners, { name, tier }).map(({ fullName }) => fullName);
  expect(namesOf('WELLS')).toEqual(['Ana Wells']);
  expect(namesOf('pump')).toEqual(['Ben']);
  expect(namesOf('pump', 'Gold')).toEqual([]);
  expect(namesOf('zzzz')).toEqual([]);
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
    'id fullName badge linkedInUrl linkedIn employer line photoUrl sample revoked enteredByOrganisers',
  );
});
