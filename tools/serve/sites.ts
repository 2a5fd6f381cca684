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

function close(server: Server): void {
  server.close();
  server.closeAllConnections();
}

/** Static sites of one process, each with a port of its own, so that each can be away alone. */
export function staticSites(sites: ReadonlyMap<string, Site>): StaticSites {
  const servers = new Map<string, Server>();
  const open = (name: string, site: Site) => {
    const server = createServer(staticHandler(site));
    servers.set(name, server);
    server.once('error', (error) => {
      console.error(`${name}: ${error.message}`);
      // Its port was taken; it is tried again when it is asked for again.
      if (servers.get(name) === server) servers.delete(name);
    });
    server.listen(site.port, '127.0.0.1');
  };
  return {
    names: [...sites.keys()],
    openOnly(names) {
      for (const [name, site] of sites) {
        const server = servers.get(name);
        if (names.includes(name)) {
          if (!server) open(name, site);
        } else if (server) {
          close(server);
          servers.delete(name);
        }
      }
    },
  };
}
