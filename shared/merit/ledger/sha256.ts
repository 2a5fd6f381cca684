/** First 32 bits of the fractional parts of the square roots of the first 8 primes (FIPS 180-4, 5.3.3). */
const initial = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];

/** The same of the cube roots of the first 64 primes (FIPS 180-4, 4.2.2). */
const constants = new Int32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
]);

const at = (words: Int32Array, index: number): number => words[index] as number;

const rotated = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/**
 * Working memory, reused because allocating it would take longer than the hashing. Nothing in it
 * outlasts a call.
 */
const state = new Int32Array(8);
const words = new Int32Array(64);
let blocks = new DataView(new ArrayBuffer(1024));

/** The message schedule of a block (FIPS 180-4, 6.2.2, step 1). */
function schedule(offset: number): void {
  for (let t = 0; t < 16; t += 1) words[t] = blocks.getInt32(offset + 4 * t);
  for (let t = 16; t < 64; t += 1) {
    const near = at(words, t - 2);
    const far = at(words, t - 15);
    const sigma1 = rotated(near, 17) ^ rotated(near, 19) ^ (near >>> 10);
    const sigma0 = rotated(far, 7) ^ rotated(far, 18) ^ (far >>> 3);
    words[t] = sigma1 + at(words, t - 7) + sigma0 + at(words, t - 16);
  }
}

/**
 * The 64 rounds over a block, added to the state (FIPS 180-4, 6.2.2, steps 2 to 4). The eight
 * variables are the standard's; an array would take five times as long.
 */
function compress(): void {
  let [a, b, c, d] = [at(state, 0), at(state, 1), at(state, 2), at(state, 3)];
  let [e, f, g, h] = [at(state, 4), at(state, 5), at(state, 6), at(state, 7)];
  for (let t = 0; t < 64; t += 1) {
    const sum1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const first = (h + sum1 + chosen + at(constants, t) + at(words, t)) | 0;
    const sum0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
    const second = (sum0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  state[0] = at(state, 0) + a;
  state[1] = at(state, 1) + b;
  state[2] = at(state, 2) + c;
  state[3] = at(state, 3) + d;
  state[4] = at(state, 4) + e;
  state[5] = at(state, 5) + f;
  state[6] = at(state, 6) + g;
  state[7] = at(state, 7) + h;
}

/** Pads the message to whole blocks of 64 bytes: a 1 bit, zeros and its length in bits (5.1.1). */
function pad(message: Uint8Array): number {
  const length = Math.ceil((message.length + 9) / 64) * 64;
  if (length > blocks.byteLength) blocks = new DataView(new ArrayBuffer(2 * length));
  const bytes = new Uint8Array(blocks.buffer, 0, length);
  bytes.set(message);
  bytes.fill(0, message.length);
  bytes[message.length] = 0x80;
  blocks.setUint32(length - 8, Math.floor(message.length / 2 ** 29));
  blocks.setUint32(length - 4, (message.length * 8) >>> 0);
  return length;
}

function digest(): Uint8Array {
  const bytes = new Uint8Array(32);
  for (let index = 0; index < 32; index += 1)
    bytes[index] = at(state, index >> 2) >>> (24 - 8 * (index % 4));
  return bytes;
}

/**
 * SHA-256 (FIPS 180-4), our own because it must run alike, synchronously and without imports, on
 * the server, in a page that is not a secure context and in a command. Only for public data: its
 * time is not constant.
 */
export function sha256(message: Uint8Array): Uint8Array {
  const length = pad(message);
  state.set(initial);
  for (let offset = 0; offset < length; offset += 64) {
    schedule(offset);
    compress();
  }
  return digest();
}
