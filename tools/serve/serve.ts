import { createServer } from 'node:http';
import { distOf, isPart } from '../parts';
import { remotesOverride } from './remotes-file';
import { staticHandler } from './static';

/** `serve.ts <part>:<port> ...`: serves built parts on this computer, each at its own port. */
function serve(argument: string) {
  const [part = '', port] = argument.split(':');
  if (!isPart(part) || part === 'api') throw new Error(`${part} is not a static part`);
  const kind = part === 'shell' ? 'shell' : 'remote';
  const remotes = kind === 'shell' ? remotesOverride(process.env.MERITUM_REMOTES) : undefined;
  const server = createServer(
    staticHandler({ dist: distOf(part), kind, ...(remotes && { remotes }) }),
  );
  return server.listen(Number(port), '127.0.0.1');
}

process.argv.slice(2).forEach(serve);
process.once('SIGTERM', () => process.exit(0));
