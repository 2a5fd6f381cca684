import { distOf, isPart, type StaticPart } from '../parts';
import { remotesOverride } from './remotes-file';
import { type Site, staticSites } from './sites';

/**
 * The process of the static parts: `serve.ts <part>:<port> ...`. Each part has a port of its own.
 * All are open until a message `{ open: [<part>, ...] }` over the channel names those that shall be.
 */
function siteOf(argument: string): [StaticPart, Site] {
  const [part = '', port = ''] = argument.split(':');
  if (!isPart(part) || part === 'api') throw new Error(`${part} is no static part`);
  const remotes = part === 'shell' ? remotesOverride(process.env.MERITUM_REMOTES) : undefined;
  const kind = part === 'shell' ? 'shell' : 'remote';
  return [part, { dist: distOf(part), kind, port: Number(port), ...(remotes && { remotes }) }];
}

const sites = staticSites(new Map(process.argv.slice(2).map(siteOf)));
sites.openOnly([...sites.names]);
process.on('message', (message: { open: string[] }) => sites.openOnly(message.open));
process.once('SIGTERM', () => {
  sites.openOnly([]);
  process.exit(0);
});
