import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type Server, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type MailFault = 'none' | 'away' | 'silent' | 'slow' | 'refusing' | 'bad certificate';

const slowMs = 5_000;

/** Something that listens and says nothing. */
function silentServer(): Server {
  const open = new Set<Socket>();
  const server = createServer((socket) => void open.add(socket));
  const close = server.close.bind(server);
  server.close = () => {
    for (const socket of open) socket.destroy();
    return close();
  };
  return server;
}

/** A mail server at a port, which remembers to whom mails were delivered. */
export function mailServer(port: number) {
  const delivered = new Set<string>();
  let running: { close(): unknown } | undefined;
  const smtp = (fault: MailFault) =>
    new SMTPServer({
      // Its own certificate is signed by nobody.
      disabledCommands: fault === 'bad certificate' ? ['AUTH'] : ['AUTH', 'STARTTLS'],
      logger: false,
      onRcptTo(_address, _session, callback) {
        const refusal = Object.assign(new Error('not now'), { responseCode: 451 });
        callback(fault === 'refusing' ? refusal : null);
      },
      onData(stream, { envelope }, callback) {
        stream.resume();
        stream.once('end', () => {
          const take = () => {
            for (const { address } of envelope.rcptTo) delivered.add(address);
            callback(null);
          };
          setTimeout(take, fault === 'slow' ? slowMs : 0);
        });
      },
    });
  return {
    delivered,
    async become(fault: MailFault) {
      await running?.close();
      running = undefined;
      if (fault === 'away') return;
      const server = fault === 'silent' ? silentServer() : smtp(fault);
      server.on('error', () => {});
      const listening = server.listen(port);
      await once(listening, 'listening');
      running = server;
    },
    close: () => running?.close(),
  };
}

export type IdentityFault = 'none' | 'away' | 'silent';

/** An OpenID provider of which only the discovery is asked. */
export function identityProvider(port: number) {
  const issuer = `http://localhost:${port}`;
  let running: { close(): unknown } | undefined;
  const discovery = () =>
    createHttpServer((_request, reply) => {
      reply.setHeader('content-type', 'application/json').setHeader('connection', 'close');
      reply.end(
        JSON.stringify({
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/jwks`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
        }),
      );
    });
  return {
    issuer,
    async become(fault: IdentityFault) {
      running?.close();
      running = undefined;
      if (fault === 'away') return;
      const server = fault === 'silent' ? silentServer() : discovery();
      server.listen(port);
      await once(server, 'listening');
      running = server;
    },
    close: () => running?.close(),
  };
}
