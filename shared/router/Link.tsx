import type { ComponentProps } from 'react';
import {
  type To,
  useHref,
  useLinkClickHandler,
  useLocation,
  useResolvedPath,
} from 'react-router-dom';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To;
  /** Takes the place of the present entry of the history. */
  replace?: boolean;
  state?: unknown;
}

/**
 * A link within the site. Ours and not the router's, which brings along what fetches pages and data
 * ahead in a framework that this is not (6 kB).
 */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const { target } = rest;
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...(replace !== undefined && { replace }),
    ...(target !== undefined && { target }),
    state,
  });
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}

interface NavLinkProps extends LinkProps {
  /** The link is current at its own address alone, and not below it as well. */
  end?: boolean;
}

const withoutSlash = (path: string) => path.toLowerCase().replace(/(?!^)\/$/, '');

/** A link of a navigation, marked where it leads to what is shown. */
export function NavLink({ end = false, ...link }: NavLinkProps) {
  const own = withoutSlash(useResolvedPath(link.to).pathname);
  const here = withoutSlash(useLocation().pathname);
  const below = `${own === '/' ? '' : own}/`;
  const current = here === own || (!end && here.startsWith(below));
  return <Link {...link} aria-current={current ? 'page' : undefined} />;
}
