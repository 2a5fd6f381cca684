import type { ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import plugin from 'fastify-plugin';

/** Work that no reply waits for. */
export interface Background {
  /**
   * Does `work` once the reply has gone out, so that how long it takes tells the caller nothing.
   * A failure is logged; what must not be lost is written before, and found again by upkeep.
   */
  after(reply: { raw: ServerResponse }, name: string, work: () => Promise<unknown>): void;
  /** Resolves once nothing is under way. */
  idle(): Promise<void>;
}

/** Background work of this process; closing waits for it. */
export const background = plugin(
  async (app) => {
    const running = new Set<Promise<void>>();
    const idle = async () => {
      while (running.size > 0) await Promise.all(running);
    };
    app.decorate('background', {
      idle,
      after(reply, name, work) {
        const turn = finished(reply.raw)
          // Also when the caller did not stay for the reply.
          .catch(() => {})
          .then(work)
          .catch((err: unknown) => app.log.warn({ err }, `${name} failed this time`))
          .then(() => void running.delete(turn));
        running.add(turn);
      },
    });
    // Before the database is closed, whose hook was added earlier and runs later.
    app.addHook('onClose', idle);
  },
  { name: 'background', dependencies: ['mongo'] },
);

declare module 'fastify' {
  interface FastifyInstance {
    background: Background;
  }
}
