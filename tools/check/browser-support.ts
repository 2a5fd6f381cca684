import { createRequire } from 'node:module';
import type { CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { oldestBrowsers } from '../../shared/programme/browsers';

/** MDN's data about browser support. */
export const known = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

/** MDN's names of the browsers that we promise, and their oldest versions. */
const promised = Object.entries(oldestBrowsers).map(
  ([name, oldest]) => [name === 'ios_saf' ? 'safari_ios' : name, oldest] as const,
);

/** Whether a browser's version, also in the form `≤37`, is at most this one. */
const isUpTo = (given: unknown, version: number) =>
  Number.parseFloat(`${given}`.replace('≤', '')) <= version;

/** Whether a version has a feature without a switch in its settings. */
const isThere = (
  { version_added, version_removed, flags }: SimpleSupportStatement,
  version: number,
) => !flags && isUpTo(version_added, version) && !isUpTo(version_removed, version);

/** Returns a promised browser that lacks a feature; undefined if all have it or MDN does not know it. */
export function lacking(feature: Identifier | undefined): string | undefined {
  const support = feature?.__compat?.support as Record<string, SimpleSupportStatement> | undefined;
  if (!support) return undefined;
  const [browser] =
    promised.find(([name, oldest]) => {
      const statements = [support[name] ?? []].flat();
      return !statements.some((statement) => isThere(statement, oldest));
    }) ?? [];
  return browser;
}
