import { createWriteStream } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Say } from '../start/steps';
import { type NodeServer, nodeServer } from './node-process';
import { type Run, Supervised } from './supervised';

export interface ServerOptions {
  name: string;
  /** Arguments of node. */
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  /** Whether the server can be used now. */
  isReady: () => Promise<boolean>;
  /** What the server prints goes there; its last lines are also said when it fails. */
  logFile: string;
  say: Say;
  /** Milliseconds that a start may take. */
  readyWithin?: number;
}

const usuallyReadyWithin = 60_000;

/** Whether something answers with 200 there. */
export async function answers(url: string): Promise<boolean> {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await reply.body?.cancel();
    return reply.ok;
  } catch {
    return false;
  }
}

/** The last of what a process prints, all of which goes to a file. */
function record(child: NodeServer, logFile: string): () => string {
  const log = createWriteStream(logFile, { flags: 'a' });
  let tail = '';
  child.all.on('data', (data: Buffer) => {
    log.write(data);
    tail = (tail + data.toString()).slice(-4_000);
  });
  child.all.once('close', () => log.end());
  return () => {
    const lines = tail.trim().split('\n').slice(-16);
    return [...lines, `(all of it: ${logFile})`].map((line) => `    ${line}`).join('\n');
  };
}

/** Starts a server in a process of its own. */
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
    const deadline = Date.now() + (options.readyWithin ?? usuallyReadyWithin);
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

/** A server of node that is kept running, and that ends with this process, however this one ends. */
export const supervisedServer = (options: ServerOptions): Supervised =>
  new Supervised(options.name, () => startServer(options), options.say);
