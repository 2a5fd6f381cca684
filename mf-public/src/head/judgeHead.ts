import type { PageHead } from '@meritum/shared/federation/prerender';
import { slug } from '@meritum/shared/programme/slug';
import { judgeProfiles } from '../features/judges/judges';
import { shortened } from './shortened';
import { breadcrumbs } from './structured/breadcrumbs';

/** The head of a judge's page; undefined for any other path. */
export function judgeHead(path: string): PageHead | undefined {
  const judge = judgeProfiles.find(({ name }) => path === `/judges/${slug(name)}`);
  if (!judge) return undefined;
  const { name, position, biography, sample } = judge;
  return {
    title: `${name}, Judge 2024`,
    description: shortened(
      `${sample ? 'Sample profile: ' : ''}${position}. ${biography[0]?.text ?? ''}`,
    ),
    scripts: 'on interaction',
    structuredData: [breadcrumbs(['Judges', '/judges'], [name, path])],
  };
}
