/** A reply that was asked for before whoever needs it was there. */
interface Early {
  reply: Promise<Response | undefined>;
  /** `performance.now()` when it was asked for. */
  asked: number;
}

/** An earlier reply than that says nothing about now. Milliseconds. */
export const earlyLifetime = 60_000;
/** Whoever takes the reply waits no longer for it than for one of their own. Milliseconds. */
const patience = 20_000;

/** By address; for the whole page, since the start script is built apart from those who take it. */
const page = globalThis as { meritumEarly?: Map<string, Early> };

/** Asks for an address now, for whoever takes the reply later; a failure is left to them. */
export function prefetch(address: string, init: RequestInit): Promise<Response | undefined> {
  const signal = AbortSignal.timeout(patience);
  const reply = fetch(address, { ...init, signal }).then(
    (answered) => (answered.ok ? answered : undefined),
    () => undefined,
  );
  page.meritumEarly ??= new Map();
  page.meritumEarly.set(address, { reply, asked: performance.now() });
  return reply;
}

/** The reply that was asked for early, or undefined where there is none that still counts; taken once. */
export function takePrefetched(address: string): Promise<Response | undefined> | undefined {
  const early = page.meritumEarly?.get(address);
  page.meritumEarly?.delete(address);
  return early && performance.now() - early.asked < earlyLifetime ? early.reply : undefined;
}
