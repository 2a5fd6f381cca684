/** @jest-environment node */
import * as fc from 'fast-check';
import { baked, bakedPng } from '../../testing/badges';
import { credentialIn } from './badge-file';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** A compact JWS by its form. */
const jwt = fc
  .tuple(...Array(3).fill(fc.base64String({ minLength: 4, maxLength: 80 })))
  .map((parts) => `eyJ${parts.join('.').replace(/[+/=]/g, '-')}`);
const text = fc.string({ unit: 'binary', maxLength: 60 });

test('what is baked into a picture is found again, and only once', () => {
  fc.assert(
    fc.property(jwt, text, (badge, around) => {
      const inside = { kind: 'credential', jwt: badge };
      expect(credentialIn(bytesOf(`\n${badge}\n`))).toEqual({ ...inside, isPicture: false });
      for (const picture of [bytesOf(baked(badge)), bakedPng(badge, around)])
        expect(credentialIn(picture)).toEqual({ ...inside, isPicture: true });
      const twice = baked(badge).replace(
        '<title>',
        `<openbadges:credential verify="x.y.z"/><title>`,
      );
      expect(credentialIn(bytesOf(twice)).kind).toBe('refused');
    }),
    { numRuns: 60 },
  );
});

test('no bytes make it fail, or give anything but a badge by its form', () => {
  const starts = ['', 'eyJ', '<svg><openbadges:credential ', '%PDF-1.7', '{"'].map(bytesOf);
  const png = bakedPng('').subarray(0, 8);
  const file = fc
    .tuple(fc.constantFrom(...starts, png), fc.uint8Array({ maxLength: 300 }))
    .map(([start, rest]) => Uint8Array.from([...start, ...rest]));
  const broken = fc
    .tuple(jwt, fc.nat(), fc.integer({ min: 0, max: 255 }))
    .map(([badge, at, byte]) => {
      const picture = bakedPng(badge);
      picture[at % picture.length] = byte;
      return picture;
    });
  fc.assert(
    fc.property(fc.oneof(file, broken), (bytes) => {
      const inside = credentialIn(bytes);
      if (inside.kind === 'credential') expect(inside.jwt).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    }),
    { numRuns: 300 },
  );
});

test('what is packed, too long or endless is refused and never unpacked', () => {
  const long = `eyJ${'a'.repeat(40_000)}.b.c`;
  for (const file of [
    bakedPng('eyJ.a.b', '', 1),
    bakedPng(long),
    bytesOf(baked(long)),
    bytesOf(long),
  ])
    expect(credentialIn(file).kind).toBe('refused');
  // Anything but linear work would outlast the test.
  const empty = new Uint8Array(1_000_000);
  empty.set(bakedPng('eyJ.a.b').subarray(0, 8));
  credentialIn(bytesOf(`<svg>${'<openbadges:credential verify="'.repeat(100_000)}`));
  credentialIn(bytesOf(`<svg>${'<openbadges:credential'.padEnd(3_000_000)}`));
  credentialIn(empty);
});
