import { site } from '@meritum/shared/programme/site';

type Properties = Readonly<Record<string, unknown>>;

/** A top-level schema.org object. */
export function thing<T extends Properties>(type: string, properties: T) {
  return { '@context': 'https://schema.org', '@type': type, ...properties };
}

/** The absolute address of a site path; other addresses are unchanged. */
export const absolute = (path: string): string => new URL(path, site.origin).href;
