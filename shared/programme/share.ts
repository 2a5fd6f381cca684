/** Fields for an address, with %20 for a space, because some apps show a `+` unchanged. */
export const queryOf = (fields: Record<string, string>): string =>
  new URLSearchParams(fields).toString().replaceAll('+', '%20');

/** Plain links that share a page, so that networks learn nothing about readers who do not share. */
export function shareAddresses(url: string, text: string) {
  return {
    linkedIn: `https://www.linkedin.com/sharing/share-offsite/?${queryOf({ url })}`,
    x: `https://x.com/intent/post?${queryOf({ url, text })}`,
    email: `mailto:?subject=${encodeURIComponent(text)}&body=${encodeURIComponent(url)}`,
  };
}
