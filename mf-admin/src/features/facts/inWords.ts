/** Such as `AI and Data Analytics`. */
export const inWords = (names: readonly string[]): string =>
  new Intl.ListFormat('en-GB').format(names);
