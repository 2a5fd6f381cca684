import { createServer } from 'node:http';
import { calls } from '@meritum/shared/contracts/calls';
import { answering } from './answer';
import { localProvider } from './provider';
import { issuerAt, localClientId } from './settings';

/**
 * The process of the local OpenID provider: `server.ts <port>`. It lets anyone sign in as anyone,
 * so it listens on localhost and serves only a site on localhost.
 */
const [port = ''] = process.argv.slice(2);
const { LOCAL_SIGN_IN_SITE: site = '', LOCAL_SIGN_IN_SECRET: clientSecret = '' } = process.env;
if (new URL(site).hostname !== 'localhost' || !clientSecret)
  throw new Error('The local provider serves a site on localhost only, with a secret.');

const options = {
  issuer: issuerAt(Number(port)),
  site,
  clientId: localClientId,
  clientSecret,
  callbackPath: calls.finishGoogleSignIn.path,
};
const server = createServer(answering(localProvider(options), options));
server.listen(Number(port), '127.0.0.1');
process.on('SIGTERM', () => {
  server.close(() => process.exit(0));
  server.closeAllConnections();
});
