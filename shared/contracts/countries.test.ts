/** @jest-environment node */
import { countries, countryName } from './countries';

test('NOM-042 the countries are those of ISO 3166-1 and Kosovo, in the order of their names', () => {
  const all = countries();
  expect(all).toHaveLength(250);
  expect(all[0]).toEqual(['AF', 'Afghanistan']);
  expect(all.map(([code]) => code)).toEqual(expect.arrayContaining(['CI', 'GB', 'TR', 'XK']));
  // Inputs: a group, a former country, another code, a lower-case code, and an empty text.
  expect(['EU', 'SU', 'UK', 'ZZ', 'de', ''].map(countryName)).toEqual(Array(6).fill(undefined));
});
