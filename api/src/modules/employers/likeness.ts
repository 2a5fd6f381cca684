import { domainToUnicode } from 'node:url';
import { type PossibleColleague, possibleColleague } from '@meritum/shared/contracts/conflicts';
import anyAscii from 'any-ascii';
import { employerDomain, registeredAs } from './domains';
import { isName, lookalikes, nameKey, nameKeys, nameWords, partsOf } from './names';
import { remembered } from './remembered';

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
const regions = letters
  .flatMap((first) => letters.map((second) => countryNames.of(first + second)))
  .filter((name) => name !== undefined);

/** Words that a branch or group adds to a name, or a person in brackets: Acme (part time). */
const additions: ReadonlySet<string> = new Set(
  [
    ...regions,
    ...`uk us usa uae eu na europe emea apac asia americas deutschland group gruppe groupe grupo gruppo
    holding holdings international global worldwide labs research technologies technology solutions
    remote contract parttime fulltime formerly acquired subsidiary headoffice nonprofit pty sample demo`.split(
      /\s+/,
    ),
  ].map(nameKey),
);

/** Organizational units that many organizations have. */
const unit =
  /^(department|dept|faculty|school|institute?|college|division|team|office|chair|center|centre|fakult|lehrstuhl|fachbereich|abteilung|institut|depart|facul|dipart|wydzia|katedra)/;

/** Shorter keys, such as initials, can be equal by chance. */
const shortest = 3;

const isTelling = (key: string): boolean =>
  key.length >= shortest && !additions.has(key) && !unit.test(key);

/** The longest addition has five words: Papua New Guinea and more. */
const maxAddition = 5;

function withoutAdditions(name: string): string {
  const words = nameWords(name);
  for (let count = 1; count <= maxAddition && count < words.length; count++)
    if (additions.has(words.slice(-count).join('')))
      return withoutAdditions(words.slice(0, -count).join(' '));
  return words.join('');
}

/** Shorter names that differ by one letter are different employers. */
const shortestMistyped = 8;

/** The name with each letter left out in turn; names that differ by a letter share one. */
const mistyped = (key: string): string[] =>
  key.length < shortestMistyped || !/^[a-z]+$/.test(key)
    ? []
    : Array.from(key, (_, at) => key.slice(0, at) + key.slice(at + 1));

const inLatin = (key: string): string =>
  anyAscii(key)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

const nameLikeness = remembered((name): readonly string[] => {
  const parts = [...partsOf(name), ...name.split(/\s(?:at|for|bei|chez|@)\s/iu)];
  const spellings = [...new Set([name, ...parts, lookalikes(name)])].filter(isName);
  const keys = [
    ...nameKeys(name),
    ...spellings.flatMap((one) => [nameKey(one), withoutAdditions(one)]),
  ];
  const telling = [...keys, ...keys.map(inLatin)].filter(isTelling);
  return [...new Set([...telling, ...nameKeys(name).filter(isTelling).flatMap(mistyped)])];
});

function domainLikeness(email: string): string[] {
  const host = employerDomain(email);
  if (!host) return [];
  const { domain, word } = registeredAs(host);
  return [`@${domain}`, ...[nameKey(domainToUnicode(word))].filter(isTelling)];
}

type Source = 'organization' | 'domain';
export type Likeness = ReadonlyMap<string, Source>;

/**
 * Keys that suggest a common employer: a branch, a typing error, another script, a related domain.
 * Organisers are shown people who share one; nothing else follows.
 */
export const likenessOf = (organizations: readonly string[], emails: readonly string[]): Likeness =>
  new Map<string, Source>([
    ...emails.flatMap(domainLikeness).map((key) => [key, 'domain'] as const),
    ...organizations.flatMap(nameLikeness).map((key) => [key, 'organization'] as const),
  ]);

export function sameOf(one: Likeness, other: Likeness): PossibleColleague['same'] | undefined {
  const common = [...one.keys()].filter((key) => other.has(key));
  const found = common.map((key) => {
    if (key.startsWith('@')) return 'domain';
    if (one.get(key) !== other.get(key)) return 'organization-in-domain';
    return one.get(key) === 'domain' ? 'domain-name' : 'organization';
  });
  return possibleColleague.shape.same.options.find((same) => found.includes(same));
}
