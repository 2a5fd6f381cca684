import type { ComponentProps } from 'react';

/** In place of the router's link where no router runs. */
export const Link = ({ to, ...rest }: ComponentProps<'a'> & { to: string }) => (
  <a href={to} {...rest} />
);
