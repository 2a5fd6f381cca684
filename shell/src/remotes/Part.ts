import { PartUnavailable } from './PartUnavailable';
import { fetchRefused } from './refused';

/** A part that has not answered by then counts as unavailable. Milliseconds. */
export const loadTimeout = 10_000;

/** Where pages come from: a remote, or the shell itself. All are loaded, missed and retried alike. */
export interface Part {
  name: string;
  /** What stands in the place of a page that cannot be had. */
  missing: { title: string; lead: string };
  /** True once it can be reached again; never throws. */
  answers(): Promise<boolean>;
  /** Makes the next attempt load anew, also what React would remember as failed. */
  forget(): void;
}

/**
 * The one way to load something of a part.
 * @throws PartUnavailable when it cannot be had, or takes over 10 s.
 */
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
