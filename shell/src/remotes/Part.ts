import { fetchRefused } from './refused';

/** Milliseconds after which a part counts as unavailable. */
const loadTimeout = 10_000;

/** A part of the site, or a page of it, could not be loaded; the rest of the site still works. */
export class PartUnavailable extends Error {
  override name = 'PartUnavailable';

  constructor(part: string, cause: unknown) {
    super(`${part} is unavailable`, { cause });
  }
}

/** A source of pages: a remote, or the shell itself. All are loaded, reported missing and retried alike. */
export interface Part {
  /** The replacement for an unavailable page. */
  missing: { title: string; lead: string };
  /** Whether it can be reached; never throws. */
  answers(): Promise<boolean>;
  /** Makes the next attempt load again, including what React would cache as failed. */
  forget(): void;
}

/** @throws PartUnavailable if loading from a part fails or takes over 10 s. */
export async function loadFrom<T>(name: string, load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new Error(`${name} did not answer in time`));
    timer = setTimeout(giveUp, loadTimeout);
  });
  try {
    return await Promise.race([fetchRefused().then(load), late]);
  } catch (cause) {
    throw cause instanceof PartUnavailable ? cause : new PartUnavailable(name, cause);
  } finally {
    clearTimeout(timer);
  }
}
