import { createWriteStream, openSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Say } from '../start/steps';
import { type NodeServer, nodeServer } from './node-process';
import { type Run, Supervised } from './supervised';

export interface ServerOptions {
  name: string;
  /** Arguments of node. */
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  isReady: () => Promise<boolean>;
  /** File for the server's output; its last lines are also reported on failure. */
  logFile: string;
  say: Say;
}

/**
 * A limit for hangs only; a server that ends is reported at once. On a busy machine, two seconds of
 * imports have taken 35.
 */
const readyWithin = 300_000;

/** Whether the address answers with 200. */
export async function answers(url: string): Promise<boolean> {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await reply.body?.cancel();
    return reply.ok;
  } catch {
    return false;
  }
}

/** Writes a process's output to a file and keeps the last lines. */
function record(child: NodeServer, logFile: string): () => string {
  // Opened at once, so that no file must be opened after the server has ended.
  const log = createWriteStream(logFile, { fd: openSync(logFile, 'a') });
  let tail = '';
  child.all.on('data', (data: Buffer) => {
    log.write(data);
    tail = (tail + data.toString()).slice(-4_000);
  });
  child.all.once('close', () => log.end());
  return () => {
    const lines = tail.trim().split('\n').slice(-16);
    return [...lines, `(full log: ${logFile})`].map((line) => `    ${line}`).join('\n');
  };
}

function startServer(options: ServerOptions): Run {
  const child = nodeServer(options.args, options.env);
  const lastWords = record(child, options.logFile);
  let isOver = false;
  const ended = child.then(({ signal, exitCode, originalMessage }) => {
    isOver = true;
    if (signal) return signal;
    return exitCode === undefined ? String(originalMessage) : `exit code ${exitCode}`;
  });
  const ready = async () => {
    const deadline = Date.now() + readyWithin;
    while (!isOver) {
      if (await options.isReady()) return;
      if (Date.now() > deadline) throw new Error(`${options.name} did not start:\n${lastWords()}`);
      await wait(40);
    }
  };
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal);
    await ended;
  };
  return {
    pid: child.pid,
    ready,
    ended,
    lastWords,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

/** A node server that is restarted on a crash and ends with this process, however that ends. */
export const supervisedServer = (options: ServerOptions): Supervised =>
  new Supervised(options.name, () => startServer(options), options.say);
