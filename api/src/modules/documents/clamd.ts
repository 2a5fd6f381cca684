import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { seconds } from '../../platform/clock';

/** The scanner's verdict; `finding` is its name for the malware. */
export type Verdict = { scan: 'clean' } | { scan: 'infected' | 'suspected'; finding: string };

/** Each INSTREAM chunk starts with its length in four bytes. */
const lengthBytes = 4;
/** A longer answer does not come from clamd. */
const maxAnswerLength = 4_096;
const defaultTimeout = seconds(10);

const connectionOptions = (address: string) => {
  const { protocol, hostname, port, pathname } = new URL(address);
  if (protocol === 'unix:') return { path: decodeURIComponent(pathname) };
  return { host: hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(port) || 3310 };
};

/**
 * Scans with ClamAV's daemon at `tcp://host:3310` or `unix:///run/clamav/clamd.ctl`, by its
 * INSTREAM command, one connection per file. It must be on a private network: clamd does not
 * encrypt.
 */
export function clamdScanner(address: string, { timeoutMs = defaultTimeout } = {}) {
  return {
    /** Reads `content` as far as needed. Throws without a verdict, to be tried again later. */
    async scan(content: Readable): Promise<Verdict> {
      const socket = connect(connectionOptions(address));
      socket.setTimeout(timeoutMs, () => socket.destroy(new Error('clamd did not answer in time')));
      try {
        const answer = answerOf(socket);
        // clamd may answer and close the connection early; its answer counts.
        const sent = pipeline(instream(content), socket, { end: false }).catch((error: Error) =>
          socket.destroy(error),
        );
        await Promise.race([sent, answer]);
        return verdictOf(await answer);
      } finally {
        content.destroy();
        socket.destroy();
      }
    },
  };
}

/** Detects malicious files. */
export type DocumentScanner = ReturnType<typeof clamdScanner>;

/** The command, then chunks with their lengths; a length of 0 ends, so empty chunks are skipped. */
async function* instream(content: Readable): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of content as AsyncIterable<Buffer>) {
    if (chunk.length === 0) continue;
    const length = Buffer.alloc(lengthBytes);
    length.writeUInt32BE(chunk.length);
    yield Buffer.concat([length, chunk]);
  }
  yield Buffer.alloc(lengthBytes);
}

/** clamd's answer, up to its closing NUL. */
function answerOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1');
      const end = answer.indexOf('\0');
      if (end >= 0) resolve(answer.slice(0, end));
      else if (answer.length > maxAnswerLength) reject(new Error('This is not an answer of clamd'));
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('clamd hung up without an answer')));
  });
}

/** Names of guesses, unreadable files and third-party signatures, which are often wrong. */
const guess = /^(?:Heuristics|PUA)\.|\.UNOFFICIAL$/;
/** Signature names are short; anything longer could be foreign text. */
const maxNameLength = 120;

function verdictOf(answer: string): Verdict {
  if (answer === 'stream: OK') return { scan: 'clean' };
  const [, found] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
  if (found)
    return {
      scan: guess.test(found) ? 'suspected' : 'infected',
      finding: found.slice(0, maxNameLength),
    };
  throw new Error(`clamd could not scan: ${answer}`);
}
