/** @jest-environment node */
import { countries, countryName } from './countries';

test('NOM-042 the countries are those of ISO 3166-1 and Kosovo, in the order of their names', () => {
  const all = countries();
  expect(all).toHaveLength(250);
  expect(all[0]).toEqual(['AF', 'Afghanistan']);
  expect(all.map(([code]) => code)).toEqual(expect.arrayContaining(['CI', 'GB', 'TR', 'XK']));
  // A group, a former country, another code of a country, a lower-case code, and none.
  expect(['EU', 'SU', 'UK', 'ZZ', 'de', ''].map(countryName)).toEqual(Array(6).fill(undefined));
});
