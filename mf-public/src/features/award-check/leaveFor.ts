/** Opens a page that the server renders. In its own file, so that tests can replace it. */
export const leaveFor = (address: string, by: 'assign' | 'replace' = 'assign'): void =>
  window.location[by](address);
