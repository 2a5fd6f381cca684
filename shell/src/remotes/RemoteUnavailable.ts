import type { RemoteName } from '@meritum/shared/programme/routes';

/** A remote, or a page of it, could not be loaded; the rest of the site is not concerned. */
export class RemoteUnavailable extends Error {
  override name = 'RemoteUnavailable';

  constructor(
    readonly remote: RemoteName,
    cause: unknown,
  ) {
    super(`${remote} is unavailable`, { cause });
  }
}
