import plugin from 'fastify-plugin';
import { revocationsRefreshMs } from '../platform/authorisation/revocations';
import { after, hours, minutes } from '../platform/clock';
import { type Deletions, finishDeletions } from './account/deletion';
import { type Documents, sweepDocuments } from './documents/commands';
import type { Identities } from './identity/commands';
import type { AttemptsStore } from './identity/google/attempts-store';
import { answerLeftResets } from './identity/password-reset';

interface Options {
  identities: Identities;
  documents: Documents;
  attempts: AttemptsStore;
  account: Deletions;
}

/** Regular work: learns what other processes revoked, and removes what is no longer needed. */
export const upkeep = plugin<Options>(
  async (app, { identities, documents, attempts, account }) => {
    const { sessions, revocations, clock } = identities;

    function regularly(name: string, milliseconds: number, work: () => Promise<unknown>) {
      const turn = async () => {
        if (!app.mongo.isReady()) return;
        await work().catch((err: unknown) => app.log.warn({ err }, `${name} failed this time`));
      };
      const timer = setInterval(turn, milliseconds);
      timer.unref();
      app.addHook('onReady', turn);
      app.addHook('onClose', async () => clearInterval(timer));
    }

    regularly('reading revocations', revocationsRefreshMs, () =>
      revocations.refresh(sessions.revokedSince),
    );
    regularly('removing old counts of attempts', hours(1), () => identities.guard.sweep());
    regularly('removing ended sessions', hours(1), () => sessions.sweep(clock()));
    regularly('answering requests for a new password', minutes(1), () =>
      answerLeftResets(identities),
    );
    regularly('finishing deletions of accounts', minutes(1), () => finishDeletions(account));
    regularly('removing ended links and attempts', hours(1), async () => {
      const yesterday = after(clock(), -hours(24));
      await identities.resets.sweep(yesterday);
      await identities.confirmations.sweep(yesterday);
      await attempts.sweep(clock());
    });
    regularly('removing unused documents', hours(1), () => sweepDocuments(documents));
  },
  { name: 'upkeep', dependencies: ['mongo', 'authorisation'] },
);
