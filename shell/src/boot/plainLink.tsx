import type { ComponentProps } from 'react';

/** Replaces the router's link where no router runs. */
export const Link = ({ to, ...rest }: ComponentProps<'a'> & { to: string }) => (
  <a href={to} {...rest} />
);
