/** The programme's logo files for the press, each as SVG and PNG on the site. */
export const logos = [
  { name: 'Logo, on light', kind: 'logo', ground: 'light' },
  { name: 'Logo, on dark', kind: 'logo', ground: 'dark' },
  { name: 'Mark, on light', kind: 'mark', ground: 'light' },
  { name: 'Mark, on dark', kind: 'mark', ground: 'dark' },
] as const;

export type LogoFile = (typeof logos)[number];

export const logoPath = (
  { kind, ground }: Pick<LogoFile, 'kind' | 'ground'>,
  type: 'svg' | 'png',
): string => `/logos/${kind}-on-${ground}.${type}`;
