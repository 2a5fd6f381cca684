import { setTimeout as wait } from 'node:timers/promises';
import { healthPathOf, type StaticPart } from '../parts';
import type { NodeServer } from '../processes/node-process';
import { answers, supervisedServer } from '../processes/server-run';
import type { Part } from '../processes/supervised';
import { isPortFree } from './ports';
import type { Say } from './steps';

export interface StaticServerOptions {
  /** Port of each part that it serves. */
  ports: ReadonlyMap<StaticPart, number>;
  logFile: string;
  say: Say;
}

/** Long enough for a process that has much else to do. */
const closedWithin = 10_000;

/** The process of the static parts, and which of them shall be open. */
class StaticServer {
  readonly open = new Set<StaticPart>();
  readonly ports: StaticServerOptions['ports'];
  readonly process;
  #child: NodeServer | undefined;

  constructor({ ports, logFile, say }: StaticServerOptions) {
    this.ports = ports;
    const served = [...ports].map(([part, port]) => `${part}:${port}`);
    this.process = supervisedServer({
      name: 'static server',
      args: ['--import', 'tsx', 'tools/serve/serve.ts', ...served],
      env: process.env,
      isReady: () => this.#isReady(),
      logFile,
      say,
      started: (child) => {
        this.#child = child;
        void this.tell();
      },
    });
  }

  /** Says which parts shall be open; a process that has just ended is told at its next start. */
  async tell(): Promise<void> {
    try {
      await this.#child?.sendMessage({ open: [...this.open] });
    } catch {
      // It has ended.
    }
  }

  async #isReady(): Promise<boolean> {
    const healthy = [...this.open].map((part) =>
      answers(`http://127.0.0.1:${this.ports.get(part)}${healthPathOf(part)}`),
    );
    return (await Promise.all(healthy)).every(Boolean);
  }
}

class ServedPart implements Part {
  readonly name: StaticPart;
  #server: StaticServer;

  constructor(name: StaticPart, server: StaticServer) {
    this.name = name;
    this.#server = server;
  }

  get pid(): number | undefined {
    return this.#server.open.has(this.name) ? this.#server.process.pid : undefined;
  }

  async start(): Promise<void> {
    this.#server.open.add(this.name);
    await this.#server.tell();
    await this.#server.process.start();
  }

  async stop(): Promise<void> {
    const { open, ports, process } = this.#server;
    open.delete(this.name);
    if (open.size === 0) return process.stop();
    await this.#server.tell();
    const deadline = Date.now() + closedWithin;
    while (!(await isPortFree(ports.get(this.name) ?? 0))) {
      if (Date.now() > deadline) throw new Error(`${this.name} did not stop.`);
      await wait(20);
    }
  }

  kill(): Promise<void> {
    return this.stop();
  }

  crash(): void {
    this.#server.process.crash();
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }
}

/**
 * The built parts, served by one process that is kept running. Each part listens on a port of its
 * own: to stop or kill one closes its port and its connections and leaves the others alone; to
 * crash one takes the process, and so all of them until it is started again.
 */
export function servedParts(options: StaticServerOptions): Part[] {
  const server = new StaticServer(options);
  return [...options.ports.keys()].map((name) => new ServedPart(name, server));
}
