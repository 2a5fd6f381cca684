import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compose } from './compose';
import { must, sh, work } from './work';

/** Where the browser is, and the published ports of the edge are. */
export const street = { browser: '10.254.255.1', edge: '10.254.255.2' };

/** The second container of the API while it is replaced: in its networks, under its name. */
export const next = 'api-next';

/** Who reads the metrics: on the network `monitoring` alone, as docs/operations.md starts it. */
export const monitor = 'prometheus';

const ip = (line: string) => sh('ip', line.split(' '));
const nft = (where: string, chains: string) =>
  sh('ip', ['netns', 'exec', where, 'nft', `add table ip rehearsal { ${chains}\n }`]);

/** Addresses of the services by network: `front` gets the subnet that the API knows. */
export type Addresses = Record<string, Record<string, string>>;

function addressesOf({ networks, services }: Compose): Addresses {
  const given = Object.entries(networks).map(([network, settings], at) => {
    const subnet = settings?.ipam?.config[0]?.subnet ?? `10.254.${at}.0/24`;
    const [, start = '', last = '', bits] = /^(.*\.)(\d+)\/(\d+)$/.exec(subnet) ?? [];
    const members = Object.keys(services).filter((one) =>
      services[one]?.networks.includes(network),
    );
    const address = (at: number) => `${start}${Number(last) + at + 2}/${bits}`;
    return [network, Object.fromEntries(members.map((name, at) => [name, address(at)]))] as const;
  });
  return Object.fromEntries(given);
}

/**
 * A bridge for each network, a namespace for each service, and in it an interface for each network
 * that it is given: nothing else is reachable from there, and there is no way out.
 */
export async function layNetworks(compose: Compose): Promise<Addresses> {
  const addresses = addressesOf(compose);
  await ip('link set lo up');
  for (const name of Object.keys(compose.services)) {
    await ip(`netns add ${name}`);
    await ip(`-n ${name} link set lo up`);
  }
  let count = 0;
  for (const [network, members] of Object.entries(addresses)) {
    await ip(`link add br-${network} type bridge`);
    await ip(`link set br-${network} up`);
    for (const [name, address] of Object.entries(members)) {
      const here = `v${count++}`;
      await ip(`link add ${here} type veth peer name ${network} netns ${name}`);
      await ip(`link set ${here} master br-${network} up`);
      await ip(`-n ${name} address add ${address} dev ${network}`);
      await ip(`-n ${name} link set ${network} up`);
    }
  }
  await publish(compose);
  return addresses;
}

/** What containers have as /etc/hosts. */
export const hosts = join(work, 'hosts');

/** Lets the names of containers lead to those that run, as an engine's name server does. */
export function nameServer({ services }: Compose, addresses: Addresses) {
  const running = new Set<string>();
  return (name: string, runs = true) => {
    if (runs) running.add(name);
    else running.delete(name);
    // The first network of each is the one on which others ask for it.
    const lines = [...running].map((peer) => {
      const address = addresses[services[peer]?.networks[0] ?? '']?.[peer]?.split('/')[0];
      return `${address} ${peer === next ? 'api' : peer}\n`;
    });
    // In one write and of one length, so that nobody reads half of it.
    const text = `127.0.0.1 localhost\n${lines.join('')}`.padEnd(1000, '\n');
    writeFileSync(hosts, text, { flag: existsSync(hosts) ? 'r+' : 'w' });
  };
}

/** Leads the published ports to the service's own, as an engine does, and closes the others. */
async function publish({ services }: Compose): Promise<void> {
  await ip('link add street type veth peer name street netns edge');
  await ip(`address add ${street.browser}/30 dev street`);
  await ip('link set street up');
  await ip(`-n edge address add ${street.edge}/30 dev street`);
  await ip('-n edge link set street up');
  const published = Object.entries(services).filter(([, { ports }]) => ports);
  must(published.map(([name]) => name).join() === 'edge', 'only the edge has a street');
  const ports = (services.edge?.ports ?? []).map((pair) => pair.split(':'));
  const led = ports.map(([outer, inner]) => `iif street tcp dport ${outer} redirect to :${inner};`);
  const closed = 'iif street ct status dnat accept; iif street tcp flags syn drop;';
  await nft(
    'edge',
    `chain pre { type nat hook prerouting priority -100; ${led.join(' ')} }
    chain in { type filter hook input priority 0; ${closed} }`,
  );
}

/** Leads the database's port, which the stand-in opens for its own machine, to its network. */
export async function openDatabase(): Promise<void> {
  const everywhere = 'net.ipv4.conf.all.route_localnet=1';
  await sh('ip', ['netns', 'exec', 'mongodb', 'sysctl', '-qw', everywhere]);
  const lead = 'tcp dport 27017 dnat to 127.0.0.1:27017;';
  await nft('mongodb', `chain pre { type nat hook prerouting priority -100; ${lead} }`);
}
