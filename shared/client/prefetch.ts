/** A reply that was requested before the code that needs it has loaded. */
interface Early {
  reply: Promise<Response | undefined>;
  /** `performance.now()` of the request. */
  asked: number;
}

/** Milliseconds after which an early reply is outdated. */
export const earlyLifetime = 60_000;
/** Milliseconds to wait for an early reply; as long as for any other request. */
const patience = 20_000;

/** By key; global, because early scripts are built separately from its users. */
const page = globalThis as { meritumEarly?: Map<string, Early> };

/** Requests an address early, for `takePrefetched`; resolves to undefined after a failure. */
export function prefetch(address: string, init: RequestInit, key = address) {
  const signal = AbortSignal.timeout(patience);
  const reply = fetch(address, { ...init, signal }).then(
    (answered) => (answered.ok ? answered : undefined),
    () => undefined,
  );
  page.meritumEarly ??= new Map();
  page.meritumEarly.set(key, { reply, asked: performance.now() });
  return reply;
}

/** Takes the early reply of a key, once; undefined if there is none or it is outdated. */
export function takePrefetched(key: string): Promise<Response | undefined> | undefined {
  const early = page.meritumEarly?.get(key);
  page.meritumEarly?.delete(key);
  return early && performance.now() - early.asked < earlyLifetime ? early.reply : undefined;
}
