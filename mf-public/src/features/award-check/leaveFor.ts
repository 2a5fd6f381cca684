/**
 * Opens a page of this site that the server draws; `replace` where Back would lead here again. A file
 * of its own, so that tests can replace it.
 */
export const leaveFor = (address: string, by: 'assign' | 'replace' = 'assign'): void =>
  window.location[by](address);
