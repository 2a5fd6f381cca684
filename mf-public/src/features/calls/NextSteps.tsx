import { ButtonLink } from '@meritum/shared/ui/ButtonLink';

/** The labels of links to other pages with their paths, the most important first. */
export type Steps = readonly (readonly [label: string, to: string])[];

/** Where a page leads, as buttons. */
export function NextSteps({ steps, size = 'm' }: { steps: Steps; size?: 'm' | 'l' }) {
  return steps.map(([label, to], at) => (
    <ButtonLink key={to} to={to} size={size} variant={at === 0 ? 'primary' : 'secondary'}>
      {label}
    </ButtonLink>
  ));
}
