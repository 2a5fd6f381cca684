import type { WinnerColumn } from '@meritum/shared/contracts/winner-imports';

/** Columns of free text, in which a spreadsheet may have changed a name. */
const named: ReadonlySet<WinnerColumn> = new Set(['fullName', 'employer', 'line']);

/** Short names of months in seven languages, as spreadsheets write them. */
const months: ReadonlySet<string> = new Set(
  'jan janv gen ene feb fev fév févr mar mars mrz mär mrt apr abr avr may mai mei mag jun juin giu jul juil lug aug ago août sep sept set oct okt out ott nov dec dez dic déc'.split(
    ' ',
  ),
);

/** A day and a month, or a month and a year. */
const dayOrYear = /^\d{1,2}[-./ ]{1,2}(\p{L}{3,5})\.?$|^(\p{L}{3,5})\.?[-./ ]\d{2,4}$/u;

/**
 * Texts that spreadsheets write in place of names. Other spellings are names: a spreadsheet would
 * have turned 007 into 7 and 1E5 into 1.00E+05.
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

/** A name such as -Minus GmbH, which is no formula although exports write it like one. */
export const isDashedName = (text: string): boolean => /^-\p{L}[^|!=(]*$/u.test(text);

/** A name without the apostrophe with which spreadsheets mark text. */
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
