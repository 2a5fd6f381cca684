/** Plain links that share a page, so that no network learns of readers who do not share. */
export function shareAddresses(url: string, text: string) {
  const query = (fields: Record<string, string>) => new URLSearchParams(fields);
  return {
    linkedIn: `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`,
    x: `https://x.com/intent/post?${query({ url, text })}`,
    email: `mailto:?subject=${encodeURIComponent(text)}&body=${encodeURIComponent(url)}`,
  };
}
