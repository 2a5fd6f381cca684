import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '@meritum/shared/contracts/calls';
import type { DraftSaveReply } from '@meritum/shared/contracts/drafts';

export const probeNames = ['save', 'read', 'public', 'sign in', 'Google'] as const;
export type ProbeName = (typeof probeNames)[number];

/** What one probe was answered. */
export interface Answer {
  probe: ProbeName;
  /** `performance.now()` of the request. */
  at: number;
  took: number;
  isGood: boolean;
  /** Status, and the message of a refusal. */
  said: string;
}

const everyMs: Record<ProbeName, number> = {
  save: 250,
  read: 250,
  public: 250,
  'sign in': 1_000,
  Google: 1_000,
};
const json = { 'content-type': 'application/json' };

/** People who go on while something is broken. Each write is repeated until it is acknowledged. */
export class Probes {
  readonly answers: Answer[] = [];
  /** Addresses that were told that a mail comes. */
  readonly registered: string[] = [];
  readonly #origin: string;
  readonly #provider: string;
  readonly #person = { email: `${randomUUID()}@example.com`, password: randomUUID() };
  #token = '';
  #draft = { revision: 0, count: 0 };
  #isOver = false;

  constructor(port: number, provider: string) {
    this.#origin = `http://127.0.0.1:${port}`;
    this.#provider = provider;
  }

  async start(): Promise<() => Promise<void>> {
    const reply = await this.#post(calls.register.path, {
      ...this.#person,
      fullName: 'Ada Sample',
    });
    if (!reply.ok) throw new Error(`A registration was answered ${reply.status}`);
    this.#token = ((await reply.json()) as { accessToken: string }).accessToken;
    const running = probeNames.map(async (probe) => {
      while (!this.#isOver) {
        await this.#ask(probe);
        await sleep(everyMs[probe]);
      }
    });
    return async () => {
      this.#isOver = true;
      await Promise.all(running);
    };
  }

  /** Somebody registers, and asks for a mail. */
  async register(): Promise<void> {
    const email = `${randomUUID()}@example.com`;
    const body = { email, password: randomUUID(), fullName: 'Bo Sample' };
    const post = (path: string, sent: object) => this.#post(path, sent).catch(() => undefined);
    const reply = await post(calls.register.path, body);
    if (reply?.ok && (await post(calls.requestPasswordReset.path, { email }))?.ok)
      this.registered.push(email);
  }

  /** Whether the last three answers of every probe were good and fast. */
  isWell(since: number): boolean {
    return probeNames.every((probe) => {
      const last = this.answers.filter((one) => one.probe === probe && one.at > since).slice(-3);
      return last.length === 3 && last.every(({ isGood, took }) => isGood && took < 1_000);
    });
  }

  /** Whether an acknowledged draft is missing. */
  async hasLost(): Promise<boolean> {
    const reply = await this.#get(calls.getNominationDraft.path);
    const { draft } = (await reply.json()) as { draft: { values: { essay: string } } | null };
    return Number(draft?.values.essay ?? -1) < this.#draft.count;
  }

  async #ask(probe: ProbeName): Promise<void> {
    const at = performance.now();
    const record = (isGood: boolean, said: string) =>
      this.answers.push({ probe, at, took: performance.now() - at, isGood, said });
    try {
      const reply = await this.#send(probe);
      const text = await reply.text();
      if (probe === 'Google') {
        const to = reply.headers.get('location') ?? '';
        return void record(to.startsWith(this.#provider), to.replace(/.*#/, ''));
      }
      if (reply.ok && probe === 'save') this.#saved(JSON.parse(text) as DraftSaveReply);
      const message = reply.ok ? '' : (JSON.parse(text) as { message: string }).message;
      record(reply.ok, `${reply.status} ${message}`);
    } catch {
      record(false, 'no answer');
    }
  }

  #saved({ draft }: DraftSaveReply): void {
    this.#draft = { revision: draft.revision, count: Number(draft.values.essay) };
  }

  #send(probe: ProbeName): Promise<Response> {
    if (probe === 'save') return this.#save();
    if (probe === 'read') return this.#get(calls.getTechNominationStatus.path);
    if (probe === 'public') return this.#get(calls.getSeason.path);
    if (probe === 'sign in') return this.#post(calls.signIn.path, this.#person);
    return this.#get(`${calls.startGoogleSignIn.path}?mode=popup`);
  }

  #save(): Promise<Response> {
    const { method, path } = calls.saveNominationDraft;
    return this.#fetch(path, {
      method,
      body: JSON.stringify({
        values: { essay: String(this.#draft.count + 1) },
        documentId: null,
        idempotencyKey: 'key-of-the-probe',
        revision: this.#draft.revision,
        writer: 'writer-of-the-probe',
      }),
    });
  }

  #get = (path: string) => this.#fetch(path, {});

  #post = (path: string, body: object) =>
    this.#fetch(path, { method: 'POST', body: JSON.stringify(body) });

  #fetch(path: string, { method = 'GET', body }: { method?: string; body?: string }) {
    const headers = {
      ...(body && json),
      ...(this.#token && { authorization: `Bearer ${this.#token}` }),
    };
    const signal = AbortSignal.timeout(20_000);
    const redirect = 'manual';
    return fetch(this.#origin + path, { method, headers, signal, redirect, ...(body && { body }) });
  }
}
