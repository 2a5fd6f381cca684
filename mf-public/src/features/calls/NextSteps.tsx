import { ButtonLink } from '@meritum/shared/ui/ButtonLink';

/** Paths of other pages by link label, the most important first. */
export type Steps = Readonly<Record<string, string>>;

export function NextSteps({ steps, size = 'm' }: { steps: Steps; size?: 'm' | 'l' }) {
  return Object.entries(steps).map(([label, to], at) => (
    <ButtonLink key={to} to={to} size={size} variant={at === 0 ? 'primary' : 'secondary'}>
      {label}
    </ButtonLink>
  ));
}
