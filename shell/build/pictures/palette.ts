/** A colour without alpha as one number of three bytes, and how many pixels have it. */
type Counted = readonly [colour: number, pixels: number];

const channels = [16, 8, 0] as const;
const channel = (colour: number, shift: number) => (colour >> shift) & 0xff;

/** How far apart a channel's values lie within a group. */
function spread(group: readonly Counted[], shift: number): number {
  let [low, high] = [255, 0];
  for (const [colour] of group) {
    const value = channel(colour, shift);
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return high - low;
}

interface Group {
  colours: readonly Counted[];
  /** The channel in which it is widest. */
  shift: number;
  /** How much a split gains: wide groups first, but those that fill areas before those at edges. */
  gain: number;
}

function groupOf(colours: readonly Counted[]): Group {
  const widths = channels.map((shift) => ({ shift, width: spread(colours, shift) }));
  const [widest] = widths.sort((a, b) => b.width - a.width);
  const pixels = colours.reduce((sum, [, count]) => sum + count, 0);
  return { colours, shift: widest?.shift ?? 0, gain: (widest?.width ?? 0) * Math.sqrt(pixels) };
}

/** Two groups with half of the widest channel each. */
function split({ colours, shift }: Group): Group[] {
  const sorted = [...colours].sort((a, b) => channel(a[0], shift) - channel(b[0], shift));
  const middle = sorted.length >> 1;
  return [groupOf(sorted.slice(0, middle)), groupOf(sorted.slice(middle))];
}

/** The mean colour of a group; a colour that fills an area outweighs those at its edges. */
function meanOf({ colours }: Group): number {
  const pixels = colours.reduce((sum, [, count]) => sum + count, 0);
  const mean = (shift: number) =>
    Math.round(
      colours.reduce((sum, [colour, count]) => sum + channel(colour, shift) * count, 0) / pixels,
    );
  return channels.reduce<number>((colour, shift) => colour | (mean(shift) << shift), 0);
}

/**
 * At most `most` colours for a picture by median cut, and the place among them of each colour that
 * the picture has. Grounds and plain areas keep their exact colour: the most frequent colours stay.
 */
export function paletteOf(counts: ReadonlyMap<number, number>, most = 256) {
  const frequent = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  const groups = frequent.splice(0, most >> 4).map((one) => groupOf([one]));
  if (frequent.length > 0) groups.push(groupOf(frequent));
  while (groups.length < most) {
    groups.sort((a, b) => b.gain - a.gain);
    const [widest] = groups;
    if (!widest || widest.gain === 0) break;
    groups.splice(0, 1, ...split(widest));
  }
  const places = new Map(
    groups.flatMap(({ colours }, place) => colours.map(([colour]) => [colour, place] as const)),
  );
  return { colours: groups.map(meanOf), places };
}
