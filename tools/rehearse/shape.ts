import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { authority, type Client, siteName } from './client';
import type { Compose } from './compose';
import type { Container } from './container';
import { type Addresses, monitor, next, street } from './network';
import { base, must, sh } from './work';

/** Each runs as its user, without capabilities, and can write nowhere but in its own places. */
export async function privileges(
  { services }: Compose,
  containers: ReadonlyMap<string, Container>,
): Promise<string> {
  for (const [name, container] of containers) {
    const status = readFileSync(`/proc/${container.pid()}/status`, 'utf8');
    const [uid] = services[name]?.user.split(':') ?? [];
    must(new RegExp(`^Uid:\\t${uid}\\t`, 'm').test(status), `${name} has another user`);
    for (const set of ['CapEff', 'CapBnd', 'CapPrm', 'CapInh'])
      must(new RegExp(`^${set}:\\t0+$`, 'm').test(status), `${name} has capabilities in ${set}`);
    must(/^NoNewPrivs:\t1$/m.test(status), `${name} could gain privileges`);
    const into = ['-t', `${container.pid()}`, '-m', '-r', 'touch'];
    // As root of this machine, whom only a read-only file system stops.
    const written = await execa('nsenter', [...into, '/srv/x'], { reject: false });
    must(/Read-only/.test(written.stderr), `${name} has a root that can be written`);
    must(!(await execa('nsenter', [...into, '/tmp/x'], { reject: false })).failed, `${name}: /tmp`);
  }
  return `${containers.size} services: own user, no capability, read-only root, /tmp to write`;
}

/** Without an input: bash takes a socket there for a remote shell and reads the user's .bashrc. */
const silent = { reject: false, stdin: 'ignore' } as const;

const connects = async (address: string, port: number, from?: string) => {
  const line = ['timeout', '2', 'bash', '-c', `exec 3<>/dev/tcp/${address}/${port}`];
  const into = from ? [`--net=/run/netns/${from}`] : [];
  return !(await execa('nsenter', [...into, ...line], silent)).failed;
};

/** Every service reaches those it shares a network with, and nobody else; so does the street. */
export async function fences({ services }: Compose, addresses: Addresses): Promise<string> {
  const port = (name: string) => (name === 'mongodb' ? 27017 : 8080);
  let [open, closed] = [0, 0];
  for (const [network, members] of Object.entries(addresses))
    for (const [to, at] of Object.entries(members)) {
      if (to === next || to === monitor) continue;
      for (const from of Object.keys(services)) {
        if (from === to) continue;
        const meant = Boolean(services[from]?.networks.includes(network));
        const does = await connects(at.split('/')[0] ?? '', port(to), from);
        must(does === meant, `${from} ${does ? 'reaches' : 'misses'} ${to} on ${network}`);
        if (does) open++;
        else closed++;
      }
    }
  const ports = [80, 443, 8080, 8081, 8443, 9464];
  const seen = await Promise.all(ports.map((port) => connects(street.edge, port)));
  const reached = ports.filter((_, at) => seen[at]).join(', ');
  must(reached === '80, 443', `the street reaches the ports ${reached}`);
  return `${open} ways open, ${closed} closed, each as the networks say; the street has ${reached}`;
}

/** Prometheus reads the API's metrics on its network, and a visitor does not. */
export async function metrics(ask: Client, addresses: Addresses): Promise<string> {
  const address = `http://${addresses.monitoring?.api?.split('/')[0]}:9464/metrics`;
  const into = [`--net=/run/netns/${monitor}`, 'wget', '-qO-', address];
  const lines = (await sh('nsenter', into)).split('\n').filter((line) => /^meritum_/.test(line));
  must(lines.includes('meritum_database_ready 1'), `no ready database in ${lines.length} lines`);
  const { status } = await ask('/metrics');
  must(status === 404, `a visitor is answered ${status}`);
  return `${lines.length} figures of ours on the network monitoring; 404 for a visitor`;
}

/** What the program of MDN's Observatory says of the site through the edge. */
export async function scan(): Promise<string> {
  const env = { NODE_EXTRA_CA_CERTS: authority };
  const folder = join(base, 'node_modules/@mdn/mdn-http-observatory');
  // No list of preloaded hosts: this one is in none.
  writeFileSync(join(folder, 'conf/hsts-preload.json'), '{}');
  const run = await execa('node', [join(folder, 'src/scan.js'), siteName], { env, reject: false });
  const { error, scan: found, tests } = JSON.parse(run.stdout);
  must(!error, error);
  const failing = Object.keys(tests).filter((name) => !tests[name].pass);
  const said = `${found.grade}, ${found.score} of 100, ${found.testsPassed} of ${found.testsQuantity}`;
  must(failing.length === 0, `${said}; not ${failing.join(', ')}`);
  return `${said} tests passed`;
}
