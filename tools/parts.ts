import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { remoteNames } from '@meritum/shared/programme/routes';

/** Folder of the checkout. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Parts served by a static server, each deployable alone. */
export const staticParts = ['shell', ...remoteNames] as const;

/** All built parts. A part's name is its workspace folder. */
export const parts = [...staticParts, 'api'] as const;

export type StaticPart = (typeof staticParts)[number];
export type Part = (typeof parts)[number];

export const isPart = (name: string): name is Part => (parts as readonly string[]).includes(name);

export const distOf = (part: Part): string => join(root, part, 'dist');

/** A file of a static part that is served with 200 once the part is ready. */
export const healthPathOf = (part: StaticPart): string =>
  part === 'shell' ? '/remotes.json' : '/integrity.json';
