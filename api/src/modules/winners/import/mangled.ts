import type { WinnerColumn } from '@meritum/shared/contracts/winner-imports';

/** Columns whose text nothing else checks: spreadsheets make other things of some names. */
const named: ReadonlySet<WinnerColumn> = new Set(['fullName', 'employer', 'line']);

/** Months as spreadsheets shorten them in English, German, French, Spanish, Portuguese, Italian and Dutch. */
const months: ReadonlySet<string> = new Set(
  'jan janv gen ene feb fev fév févr mar mars mrz mär mrt apr abr avr may mai mei mag jun juin giu jul juil lug aug ago août sep sept set oct okt out ott nov dec dez dic déc'.split(
    ' ',
  ),
);

/** A day and a month, or a month and a year. */
const dayOrYear = /^\d{1,2}[-./ ]{1,2}(\p{L}{3,5})\.?$|^(\p{L}{3,5})\.?[-./ ]\d{2,4}$/u;

/**
 * What spreadsheets write in place of a name. What none writes is a name: 007 and 1E5 have come
 * through untouched, which would be 7 and 1.00E+05.
 */
const made: readonly [what: string, pattern: RegExp][] = [
  ['a date', /^\d{1,4}([-/.])\d{1,2}\1\d{1,4}(?: \d{1,2}:\d\d(?::\d\d)?)?$/],
  ['a time', /^\d{1,2}:\d\d(?::\d\d)?(?: [AP]M)?$/],
  ['a number', /^-?(?:0|[1-9]\d*|[1-9]\d{0,2}(?:[.,' ]\d{3})+)(?:[.,]\d+)?(?:E[+-]\d+| ?%)?$/],
  ['an error', /^#(?:[\p{Lu}\d/]+[!?]|N\/A|N\/D|NV|NB|#+)$/u],
  [
    'true or false',
    /^(?:TRUE|FALSE|WAHR|FALSCH|VRAI|FAUX|VERO|FALSO|VERDADERO|VERDADEIRO|WAAR|ONWAAR|PRAWDA|FAŁSZ)$/,
  ],
];

function madeOf(text: string): string | undefined {
  const [, month, first] = dayOrYear.exec(text) ?? [];
  if (months.has((month ?? first ?? '').toLowerCase())) return 'a date';
  return made.find(([, pattern]) => pattern.test(text))?.[0];
}

/** A name such as -Minus GmbH, which is no formula. Exports put an apostrophe before it all the same. */
export const isDashedName = (text: string): boolean => /^-\p{L}[^|!=(]*$/u.test(text);

/** A name that an apostrophe marks as text, as spreadsheets do, without it. */
export function confirmedName(name: WinnerColumn, text: string): string {
  const rest = text.slice(1);
  const isMarked = named.has(name) && text.startsWith("'") && (madeOf(rest) || isDashedName(rest));
  return isMarked ? rest : text;
}

/** The problem of a name that a spreadsheet has changed; undefined for any other. */
export function mangledName(name: WinnerColumn, text: string): string | undefined {
  const what = named.has(name) ? madeOf(text) : undefined;
  return (
    what &&
    `looks like ${what} that a spreadsheet made of a name: format the column as text and write the name again. If it is right, write ' before it`
  );
}
