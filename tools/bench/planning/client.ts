import { setTimeout as sleep } from 'node:timers/promises';
import type { AssignmentPlan, PlanOutcome, PlansReply } from '@meritum/shared/contracts/plans';

export interface LoopDelay {
  p50: number;
  p99: number;
  max: number;
}

const pause = 250;

/** An admin who plans, and who asks the probe beside the API how late it was since the last time. */
export function client(port: number, probePort: number, token: string) {
  async function ask<Reply>(path: string, body?: object): Promise<Reply> {
    const reply = await fetch(`http://127.0.0.1:${port}/api/admin/plans${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(await reply.text());
    return (await reply.json()) as Reply;
  }

  return {
    loopDelay: async () =>
      (await (await fetch(`http://127.0.0.1:${probePort}/`)).json()) as LoopDelay,

    /** A preview as if judging were open, from the question to its end. */
    async preview(): Promise<{ outcome: PlanOutcome; seconds: number }> {
      const begun = performance.now();
      const { plan } = await ask<{ plan: AssignmentPlan }>('', { asIfOpen: true });
      for (;;) {
        await sleep(pause);
        // The list, which says no more than the state: what a plan would change is long.
        const { plans } = await ask<PlansReply>('');
        const now = plans.find(({ id }) => id === plan.id);
        if (now?.outcome)
          return { outcome: now.outcome, seconds: (performance.now() - begun) / 1_000 };
        if (now?.state !== 'planning') throw new Error(`The preview is ${now?.state}`);
      }
    },

    /** Waits for the plan that the API makes by itself once judging is open; answers in seconds. */
    async applied(): Promise<number> {
      let begun: number | undefined;
      for (;;) {
        await sleep(pause);
        const { plans } = await ask<PlansReply>('');
        const own = plans.find(({ askedBy }) => askedBy.kind === 'command');
        if (own) begun ??= performance.now() - (own.outcome?.milliseconds ?? 0);
        if (begun && own?.state === 'applied') return (performance.now() - begun) / 1_000;
      }
    },
  };
}
