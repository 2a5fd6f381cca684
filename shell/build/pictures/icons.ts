/** A picture file of the site: its path in the build, its drawing and its width in px. */
export interface Picture {
  file: string;
  svg: string;
  width: number;
}

/** The mark on a ground without corners, for systems that cut out a shape of their own. */
const fullBleed = (mark: string) => mark.replace(/ rx="\d+"/, '');

/** Every icon that browsers and home screens ask for, out of the mark of the programme. */
export function icons(mark: string): Picture[] {
  return [
    { file: 'favicon-32.png', svg: mark, width: 32 },
    { file: 'apple-touch-icon.png', svg: fullBleed(mark), width: 180 },
    { file: 'icon-192.png', svg: mark, width: 192 },
    { file: 'icon-512.png', svg: mark, width: 512 },
    { file: 'icon-maskable-512.png', svg: fullBleed(mark), width: 512 },
  ];
}
