const local = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Host, port and sign-in from a mail server's address: `smtps://user:password@host`. */
export function serverAt(address: string, ports: { plain: number; secure: number }) {
  const url = new URL(address);
  const secure = /s:$/.test(url.protocol);
  const user = decodeURIComponent(url.username);
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(url.port) || (secure ? ports.secure : ports.plain),
    secure,
    isLocal: local.has(url.hostname),
    auth: user ? { user, pass: decodeURIComponent(url.password) } : undefined,
  };
}
