import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Time stamps are made and verified with OpenSSL; without it their tests are left out. */
export const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

const settings = `
[req]
distinguished_name = name
[name]
[root]
basicConstraints = critical,CA:true
[signer]
extendedKeyUsage = critical,timeStamping
[tsa]
serial = serial
signer_cert = signer.pem
signer_key = signer.key
certs = root.pem
signer_digest = sha256
default_policy = 1.2.3.4
digests = sha256
ess_cert_id_alg = sha256
`;

/** Keys on the curve P-256, which are quickly made. */
export const p256 = ['ec', '-pkeyopt', 'ec_paramgen_curve:P-256'];

/** What a request is answered with. */
export type Answering = (request: Buffer, response: ServerResponse) => void;

export interface StandInAuthority {
  address: string;
  /** The number of requests so far. */
  requests: number;
  /** Replaces the usual answer. */
  answering?: Answering | undefined;
  /** The reply that OpenSSL makes to a request. */
  replyTo(request: Buffer): Buffer;
  /** Whether OpenSSL, offline and with the root's certificate alone, finds the text stamped. */
  verifies(text: string, token: string): boolean;
  /** File with the root's certificate. */
  root: string;
  close(): void;
}

/** A time-stamping authority by `openssl ts`, with a root of its own, `keys` as for `-newkey`. */
export async function standInAuthority(...keys: readonly string[]): Promise<StandInAuthority> {
  const folder = mkdtempSync(join(tmpdir(), 'authority-'));
  const file = (name: string) => join(folder, name);
  const openssl = (...args: string[]) =>
    execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
  writeFileSync(file('settings'), settings);
  writeFileSync(file('serial'), '01');
  const asked = ['req', '-nodes', '-config', 'settings', '-newkey', ...keys];
  const named = (name: string) => ['-keyout', `${name}.key`, '-out', `${name}.pem`];
  openssl(
    ...asked,
    '-x509',
    '-extensions',
    'root',
    '-subj',
    '/CN=Fictional Root',
    ...named('root'),
  );
  const issued = ['-CA', 'root.pem', '-CAkey', 'root.key', '-extensions', 'signer'];
  openssl(
    ...asked,
    '-x509',
    ...issued,
    '-subj',
    '/O=Example/CN=Fictional Time',
    ...named('signer'),
  );

  const authority: StandInAuthority = {
    address: '',
    requests: 0,
    replyTo(request) {
      writeFileSync(file('request'), request);
      const made = ['-config', 'settings', '-section', 'tsa', '-out', 'reply'];
      openssl('ts', '-reply', '-queryfile', 'request', ...made);
      return readFileSync(file('reply'));
    },
    verifies(text, token) {
      writeFileSync(file('text'), text);
      writeFileSync(file('token'), Buffer.from(token, 'base64'));
      const given = ['-data', 'text', '-in', 'token', '-token_in', '-CAfile', 'root.pem'];
      return spawnSync('openssl', ['ts', '-verify', ...given], { cwd: folder }).status === 0;
    },
    root: file('root.pem'),
    close() {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
  const server = createServer(async (request, response) => {
    authority.requests += 1;
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    const asked = Buffer.concat(pieces);
    if (authority.answering) authority.answering(asked, response);
    else response.end(authority.replyTo(asked));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  authority.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/stamps`;
  return authority;
}
