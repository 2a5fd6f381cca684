import { remoteNames } from '@meritum/shared/programme/routes';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { hostConfig, remoteConfig } from '../../shared/federation/webpack';
import { besideTheShell } from '../serve/remotes-file';
import { showcaseConfig } from '../showcase/showcase.config';

/** The process of one part under development: `part-server.ts <part> <port> <path before it>`. */
const [part = '', port = '', prefix = ''] = process.argv.slice(2);

function configOf(name: string): Configuration {
  if (name === 'showcase') return showcaseConfig('development');
  if (name === 'shell') return hostConfig({ name, mode: 'development' });
  if (!remoteNames.some((remote) => remote === name)) throw new Error(`${name} is no part`);
  return remoteConfig({ name, mode: 'development' });
}

const server = new WebpackDevServer(
  {
    host: '127.0.0.1',
    port: Number(port),
    // A page holds several parts; whichever changes loads it anew.
    hot: false,
    liveReload: true,
    static: false,
    historyApiFallback: part === 'shell',
    headers: { 'cache-control': 'no-store' },
    client: {
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      webSocketURL: `auto://0.0.0.0:0${prefix}/live`,
    },
    webSocketServer: { type: 'ws', options: { path: '/live' } },
    setupExitSignals: true,
    setupMiddlewares: (middlewares) => {
      if (part !== 'shell') return middlewares;
      const remotes: WebpackDevServer.Middleware = {
        name: 'remotes',
        path: '/remotes.json',
        middleware: (_req: unknown, res: { end(body: string): void }) =>
          res.end(JSON.stringify(besideTheShell)),
      };
      return [remotes, ...middlewares];
    },
  },
  webpack(configOf(part)),
);
await server.start();
