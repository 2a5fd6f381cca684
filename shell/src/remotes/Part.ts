import { fetchRefused } from './refused';

/** Milliseconds after which a part counts as unavailable. */
const loadTimeout = 10_000;

/** A part of the site, or one of its pages, could not be loaded; the rest still works. */
export class PartUnavailable extends Error {
  override name = 'PartUnavailable';

  constructor(part: string, cause: unknown) {
    super(`${part} is unavailable`, { cause });
  }
}

/** A source of pages: a remote or the shell. All are loaded, missed and retried alike. */
export interface Part {
  /** Title and text of the page that replaces an unavailable one. */
  missing: { title: string; lead: string };
  /** Whether the part can be reached; never throws. */
  answers(): Promise<boolean>;
  /** Makes the next attempt load again, including failures that React would cache. */
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
