/** Reads a stream of bytes in portions of one's own. */
export function byteSource(stream: AsyncIterable<Uint8Array>) {
  const chunks = stream[Symbol.asyncIterator]();
  let held: Buffer[] = [];
  let bytes = 0;

  /** False at the end. */
  async function pull(): Promise<boolean> {
    const { value, done } = await chunks.next();
    if (done) return false;
    held.push(Buffer.from(value.buffer, value.byteOffset, value.byteLength));
    bytes += value.byteLength;
    return true;
  }

  /** Fewer only at the end. */
  async function upTo(most: number): Promise<Buffer> {
    while (bytes < most && (await pull()));
    const all = held.length === 1 ? (held[0] as Buffer) : Buffer.concat(held);
    const taken = all.subarray(0, most);
    held = [all.subarray(taken.length)];
    bytes -= taken.length;
    return taken;
  }

  return {
    upTo,
    /** Exactly so many bytes. Throws at an earlier end. */
    async exactly(wanted: number): Promise<Buffer> {
      const taken = await upTo(wanted);
      if (taken.length < wanted) throw new Error('The archive ends too early.');
      return taken;
    },
    async isAtEnd(): Promise<boolean> {
      while (bytes === 0) if (!(await pull())) return true;
      return false;
    },
  };
}
