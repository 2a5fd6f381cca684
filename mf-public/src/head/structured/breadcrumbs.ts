import { absolute, thing } from './thing';

/** A parent page with its name in the trail. */
type Crumb = readonly [name: string, path: string];

/** The trail from the home page to a page, which comes last. */
export function breadcrumbs(...deeper: readonly Crumb[]) {
  const trail: readonly Crumb[] = [['Home', '/'], ...deeper];
  return thing('BreadcrumbList', {
    itemListElement: trail.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path),
    })),
  });
}
