import { Link } from '@meritum/shared/router';
import type { ComponentProps } from 'react';
import { useSeasonShown, withSeason } from './useSeasonShown';

/** A link within the console that keeps the chosen season. */
export function ConsoleLink({ to, ...rest }: ComponentProps<'a'> & { to: string }) {
  return <Link to={withSeason(to, useSeasonShown())} {...rest} />;
}
