import type { ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import plugin from 'fastify-plugin';

interface Background {
  /**
   * Runs `work` after the reply is sent, so that its duration reveals nothing. Failures are logged;
   * work that must not be lost is stored first and found again by upkeep.
   */
  after(reply: { raw: ServerResponse }, name: string, work: () => Promise<unknown>): void;
  /** Resolves when no background work is running. */
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
          // The work runs even if the caller has disconnected.
          .catch(() => {})
          .then(work)
          .catch((err: unknown) => app.log.warn({ err }, `${name} failed`))
          .then(() => void running.delete(turn));
        running.add(turn);
      },
    });
    // Runs before the database's hook, which was added earlier.
    app.addHook('onClose', idle);
  },
  { name: 'background', dependencies: ['mongo'] },
);

declare module 'fastify' {
  interface FastifyInstance {
    background: Background;
  }
}
