/** The programme's logo files for the press, each as SVG and PNG on the site. */
export const logos = [
  { name: 'Logo', kind: 'logo', ground: 'light' },
  { name: 'Logo for dark backgrounds', kind: 'logo', ground: 'dark' },
  { name: 'Mark', kind: 'mark', ground: 'light' },
  { name: 'Mark for dark backgrounds', kind: 'mark', ground: 'dark' },
] as const;

export type LogoFile = (typeof logos)[number];

/** The address of a logo file on the site. */
export const logoPath = ({ kind, ground }: LogoFile, type: 'svg' | 'png'): string =>
  `/logos/${kind}-on-${ground}.${type}`;
