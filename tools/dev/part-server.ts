import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { remoteNames } from '@meritum/shared/programme/routes';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { hostConfig, remoteConfig } from '../../shared/federation/webpack';
import { remotesBuild } from '../build/remotes-build';
import { publicHalf, remotesKey } from '../build/remotes-key';
import { sealName, sealOf } from '../build/seal';
import { besideTheShell } from '../serve/remotes-file';

/** The dev server of one part: `part-server.ts <part> <port>`. */
const [part = '', port = ''] = process.argv.slice(2);

function configOf(name: string): Configuration {
  if (name === 'shell') return hostConfig({ name, mode: 'development' });
  if (!remoteNames.some((remote) => remote === name)) throw new Error(`${name} is not a part`);
  return remoteConfig({ name, mode: 'development' });
}

const remotesJson = async () =>
  JSON.stringify(besideTheShell(publicHalf(remotesKey()), remotesBuild()));

function answering(path: string, content: () => Promise<string>): WebpackDevServer.Middleware {
  const answer = (_: unknown, res: ServerResponse, next: (error: unknown) => void) =>
    void content().then((body) => res.end(body), next);
  return { name: path, path, middleware: answer as WebpackDevServer.ExpressRequestHandler };
}

/** A file of the latest build, which is in memory. */
async function builtFile(dev: WebpackDevServer, file: string): Promise<Buffer> {
  const { middleware } = dev;
  if (!middleware) throw new Error('The development server is not ready.');
  await new Promise((ready) => middleware.waitUntilValid(ready));
  return new Promise((resolve, reject) => {
    const done = (error: unknown, content?: string | Buffer) =>
      error ? reject(error) : resolve(Buffer.from(content ?? ''));
    middleware.context.outputFileSystem.readFile?.(join(compiler.outputPath, file), done);
  });
}

const compiler = webpack(configOf(part));
const server = new WebpackDevServer(
  {
    host: '127.0.0.1',
    port: Number(port),
    // A page contains several parts; a change in any of them reloads it.
    hot: false,
    liveReload: true,
    static: false,
    historyApiFallback: part === 'shell',
    headers: { 'cache-control': 'no-store' },
    client: {
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      // Bypasses the gateway, which forwards no WebSockets.
      webSocketURL: `ws://127.0.0.1:${port}/live`,
    },
    webSocketServer: { type: 'ws', options: { path: '/live' } },
    setupExitSignals: true,
    setupMiddlewares: (middlewares, dev) => {
      if (part === 'shell') return [answering('/remotes.json', remotesJson), ...middlewares];
      const seal = () => sealOf(part, (file) => builtFile(dev, file), remotesKey());
      return [answering(`/${sealName}`, seal), ...middlewares];
    },
  },
  compiler,
);
await server.start();
