/** A part of the site, or a page of it, could not be loaded; the rest of the site still works. */
export class PartUnavailable extends Error {
  override name = 'PartUnavailable';

  constructor(
    readonly part: string,
    cause: unknown,
  ) {
    super(`${part} is unavailable`, { cause });
  }
}
