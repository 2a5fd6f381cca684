/** A duotone: one hue from paper to ink, so that each portrait reads as a print. */
export interface Palette {
  paper: string;
  arch: string;
  light: string;
  mid: string;
  deep: string;
  dark: string;
}

export const palettes = {
  laurel: {
    paper: '#dce9e1',
    arch: '#b7d2c3',
    light: '#f6efe2',
    mid: '#8fb3a0',
    deep: '#3f7a64',
    dark: '#0b3b2e',
  },
  ink: {
    paper: '#dfe4ec',
    arch: '#bac6d8',
    light: '#f5f1e8',
    mid: '#93a5c2',
    deep: '#4a6089',
    dark: '#1b2740',
  },
  ochre: {
    paper: '#f2e6cb',
    arch: '#e3c98e',
    light: '#fbf4e3',
    mid: '#cfa75e',
    deep: '#8c6220',
    dark: '#4a300b',
  },
  clay: {
    paper: '#f2dfd5',
    arch: '#e3bba8',
    light: '#fcf1e9',
    mid: '#cb8f79',
    deep: '#8d4b38',
    dark: '#4c1e16',
  },
  plum: {
    paper: '#e8dfea',
    arch: '#cbb8d1',
    light: '#f8f1ee',
    mid: '#a88db3',
    deep: '#694a77',
    dark: '#35203f',
  },
  lake: {
    paper: '#dbe8ea',
    arch: '#b2cdd3',
    light: '#f5f2e7',
    mid: '#84adb7',
    deep: '#356b78',
    dark: '#0f323b',
  },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;
