/** Names of this computer. */
export const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

export const isLocalAddress = (address: string | undefined) =>
  address !== undefined && URL.canParse(address) && loopback.has(new URL(address).hostname);
