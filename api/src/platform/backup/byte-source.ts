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

  return {
    /** Exactly so many bytes. Throws at an earlier end. */
    async exactly(wanted: number): Promise<Buffer> {
      while (bytes < wanted) if (!(await pull())) throw new Error('The archive ends too early.');
      const all = held.length === 1 ? (held[0] as Buffer) : Buffer.concat(held);
      held = [all.subarray(wanted)];
      bytes -= wanted;
      return all.subarray(0, wanted);
    },
    async isAtEnd(): Promise<boolean> {
      while (bytes === 0) if (!(await pull())) return true;
      return false;
    },
  };
}
