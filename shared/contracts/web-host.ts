/**
 * An http(s) address whose host is what it looks like: no user information, also an empty one,
 * because `https://:accounts.google.com@evil.example/` leads to evil.example; and no backslash
 * after the host, which programs read differently.
 */
export const hasPlainHost = (address: string): boolean =>
  /^https?:\/\/[^/?#\\@]+(?:[/?#]|$)/i.test(address);
