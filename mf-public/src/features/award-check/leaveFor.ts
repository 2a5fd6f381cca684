/** Opens a page that the server draws. Its own file, so that tests can replace it. */
export const leaveFor = (address: string, by: 'assign' | 'replace' = 'assign'): void =>
  window.location[by](address);
