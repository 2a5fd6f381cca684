/** A picture file of the site: its path in the build, its drawing and its width in px. */
export interface Picture {
  file: string;
  svg: string;
  width: number;
}

/** The mark on a full background, for systems that crop it to a shape of their own. */
const fullBleed = (mark: string) => mark.replace(/ rx="\d+"/, '');

/** Every icon that browsers and home screens request, made from the programme's mark. */
export function icons(mark: string): Picture[] {
  return [
    { file: 'favicon-32.png', svg: mark, width: 32 },
    { file: 'apple-touch-icon.png', svg: fullBleed(mark), width: 180 },
    { file: 'icon-192.png', svg: mark, width: 192 },
    { file: 'icon-512.png', svg: mark, width: 512 },
    { file: 'icon-maskable-512.png', svg: fullBleed(mark), width: 512 },
  ];
}
