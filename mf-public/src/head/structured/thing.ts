import { site } from '@meritum/shared/programme/site';

type Properties = Readonly<Record<string, unknown>>;

/** A schema.org object that stands on its own. */
export function thing<T extends Properties>(type: string, properties: T) {
  return { '@context': 'https://schema.org', '@type': type, ...properties };
}

/** The whole address of a path of ours; other addresses stay as they are. */
export const absolute = (path: string): string => new URL(path, site.origin).href;
