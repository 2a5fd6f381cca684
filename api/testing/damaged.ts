import fc from 'fast-check';

/** Damaged copies of a file: bytes changed, or the end cut off. */
export const damaged = (whole: Buffer): fc.Arbitrary<Buffer> =>
  fc
    .record({
      changes: fc.array(
        fc.record({
          at: fc.nat(whole.length - 1),
          bytes: fc.oneof(
            fc.uint8Array({ maxLength: 4 }),
            fc.constantFrom(0, 0xff).map((byte) => Uint8Array.of(byte, byte, byte, byte)),
          ),
        }),
        { maxLength: 5 },
      ),
      length: fc.oneof(fc.constant(whole.length), fc.nat(whole.length)),
    })
    .map(({ changes, length }) => {
      const file = Buffer.from(whole);
      for (const { at, bytes } of changes) file.set(bytes.subarray(0, file.length - at), at);
      return file.subarray(0, length);
    });
