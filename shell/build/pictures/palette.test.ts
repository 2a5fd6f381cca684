import { paletteOf } from './palette';

test('few colours stay as they are', () => {
  const { colours, places } = paletteOf(
    new Map([
      [0xff0000, 10],
      [0x00ff00, 1],
      [0x0000ff, 1],
    ]),
  );
  for (const colour of [0xff0000, 0x00ff00, 0x0000ff]) {
    expect(colours[places.get(colour) ?? -1]).toBe(colour);
  }
});

test('many colours become as many as fit, each near to the one it stands for', () => {
  const greys = new Map(Array.from({ length: 256 }, (_, value) => [value * 0x010101, 1]));
  const { colours, places } = paletteOf(greys, 32);
  expect(colours.length).toBeLessThanOrEqual(32);
  const errors = [...greys.keys()].map((grey) =>
    Math.abs((grey & 0xff) - ((colours[places.get(grey) ?? -1] ?? 0) & 0xff)),
  );
  expect(Math.max(...errors)).toBeLessThanOrEqual(8);
});

test('what fills the ground keeps its exact colour', () => {
  const colours = new Map(Array.from({ length: 4096 }, (_, index) => [index * 4001, 1]));
  colours.set(0xf6fafb, 700_000);
  const palette = paletteOf(colours);
  expect(palette.colours[palette.places.get(0xf6fafb) ?? -1]).toBe(0xf6fafb);
});
