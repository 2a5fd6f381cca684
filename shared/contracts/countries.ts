/** Named codes that are no countries of ISO 3166-1: groups, parts of countries, unknown. */
const noCountries = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '));

const names = new Intl.DisplayNames('en-GB', { type: 'region', fallback: 'none' });

/** The English name of a country by its code of two capitals; undefined for every other text. */
export function countryName(code: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(code) || noCountries.has(code)) return undefined;
  // The locale replaces a former country's code by its successor's.
  return new Intl.Locale(`und-${code}`).region === code ? names.of(code) : undefined;
}

/** All countries as code and name, sorted by name. The platform keeps the list. */
export function countries(): [code: string, name: string][] {
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
  return letters
    .flatMap((one) => letters.map((other) => one + other))
    .flatMap((code): [string, string][] => {
      const name = countryName(code);
      return name ? [[code, name]] : [];
    })
    .sort(([, one], [, other]) => one.localeCompare(other, 'en-GB'));
}
