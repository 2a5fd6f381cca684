import { createServer, type Server } from 'node:http';
import { type StaticSite, staticHandler } from './static';

export interface Site extends StaticSite {
  port: number;
}

export interface StaticSites {
  names: readonly string[];
  /** Listens for the named sites, and for no other: who asks for one that is closed gets no answer. */
  openOnly(names: readonly string[]): void;
}

function open(name: string, site: Site): Server {
  const server = createServer(staticHandler(site));
  server.on('error', (error) => console.error(`${name}: ${error.message}`));
  return server.listen(site.port, '127.0.0.1');
}

function close(server: Server): void {
  server.close();
  server.closeAllConnections();
}

/** Static sites of one process, each with a port of its own, so that each can be away alone. */
export function staticSites(sites: ReadonlyMap<string, Site>): StaticSites {
  const servers = new Map<string, Server>();
  return {
    names: [...sites.keys()],
    openOnly(names) {
      for (const [name, site] of sites) {
        const server = servers.get(name);
        if (names.includes(name)) {
          if (!server?.listening) servers.set(name, open(name, site));
        } else if (server) {
          close(server);
          servers.delete(name);
        }
      }
    },
  };
}
