import * as fs from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { execa } from 'execa';
import { type Compose, milliseconds, type Service } from './compose';
import { type ImageConfig, unpackImage } from './images';
import { hosts } from './network';
import { shellPid } from './release';
import { must, work } from './work';

/** Where a mount can lie: an engine makes these in its own layer as well. */
function mountPoint(files: string, path: string, isFolder = false): string {
  const place = join(files, path);
  fs.mkdirSync(isFolder ? place : dirname(place), { recursive: true });
  if (!isFolder) fs.writeFileSync(place, '', { flag: 'a' });
  return path;
}

/** A folder of the machine, or a named volume: empty at first, owned as the image's folder. */
function volume(files: string, one: string): string[] {
  const [from = '', to = '', mode] = one.split(':');
  const point = mountPoint(files, to, true);
  if (from.startsWith('/')) return [mode === 'ro' ? '--ro-bind' : '--bind', from, point];
  const folder = join(work, 'volumes', from);
  fs.mkdirSync(folder, { recursive: true });
  const { uid, gid } = fs.statSync(join(files, to));
  fs.chownSync(folder, uid, gid);
  return ['--bind', folder, point];
}

function isolation(name: string, { services, secrets }: Compose, files: string, home: string) {
  const service = services[name] as Service;
  const [uid, gid] = service.user.split(':');
  const only = (from: string, to: string) => ['--ro-bind', from, mountPoint(files, to)];
  return [
    ...['netns', 'exec', name, 'bwrap', '--die-with-parent', '--as-pid-1', '--info-fd', '3'],
    ...['--unshare-pid', '--unshare-ipc', '--unshare-uts', '--hostname', name],
    ...[service.read_only ? '--ro-bind' : '--bind', files, '/', '--proc', '/proc', '--dev', '/dev'],
    ...service.tmpfs.flatMap((path) => ['--perms', '1777', '--tmpfs', path]),
    ...only(hosts, '/etc/hosts'),
    ...(service.secrets ?? []).flatMap((one) =>
      only(secrets[one]?.file ?? '', `/run/secrets/${one}`),
    ),
    ...(service.volumes ?? []).flatMap((one) => volume(files, one)),
    // What it takes to become the service's user, which gives all of it up.
    ...['cap_setuid', 'cap_setgid', 'cap_setpcap'].flatMap((one) => ['--cap-add', one]),
    ...['--chdir', home, '--', 'setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'],
    ...(service.cap_drop.includes('ALL') ? ['--inh-caps=-all', '--bounding-set=-all'] : []),
    ...(service.security_opt.includes('no-new-privileges:true') ? ['--no-new-privs'] : []),
  ];
}

const environmentOf = (service: Service, { Env = [] }: ImageConfig) => ({
  ...Object.fromEntries(Env.map((one) => one.split(/=(.*)/s).slice(0, 2))),
  HOME: '/',
  ...service.environment,
});

export type Container = ReturnType<typeof containerOf>;

/** A service that runs as its part of docker-compose.yml says. */
export function containerOf(
  name: string,
  compose: Compose,
  naming: (name: string, runs: boolean) => void,
) {
  const service = compose.services[name] as Service;
  let ended: Promise<unknown> = Promise.resolve();
  let first = 0;
  let wanted = false;
  let environment: Record<string, string> = {};
  let args: string[] = [];

  async function run(): Promise<void> {
    const own = execa('/usr/sbin/ip', args, {
      env: environment,
      extendEnv: false,
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      buffer: false,
      reject: false,
      detached: true,
    });
    const log = fs.createWriteStream(join(work, `${name}.log`), { flags: 'a' });
    own.stdout?.pipe(log);
    own.stderr?.pipe(log);
    first = await new Promise<number>((known, failed) => {
      own.stdio[3]?.on('data', (said) => {
        const pid = /"child-pid": (\d+)/.exec(String(said))?.[1];
        if (pid) known(Number(pid));
      });
      void own.then(() => failed(new Error(`${name} did not start; see ${name}.log`)));
    });
    if (name === 'shell') fs.writeFileSync(shellPid, `${first}`);
    ended = own.then(() => undefined);
    // `restart: unless-stopped`
    void ended.then(async () => {
      await wait(100);
      if (wanted) await run();
    });
  }

  const start = async () => {
    const { files, config } = await unpackImage(service.image);
    fs.chmodSync(files, 0o755);
    environment = environmentOf(service, config);
    const inside = isolation(name, compose, files, config.WorkingDir || '/');
    args = [...inside, ...(service.command ?? config.Cmd ?? [])];
    wanted = true;
    await run();
    naming(name, true);
  };

  /** Asks it to end and waits the grace period; says how long it took, in ms. */
  const stop = async () => {
    wanted = false;
    const began = Date.now();
    process.kill(first, 'SIGTERM');
    const grace = milliseconds(service.stop_grace_period ?? '10s');
    const late = setTimeout(() => process.kill(first, 'SIGKILL'), grace);
    await ended;
    clearTimeout(late);
    naming(name, false);
    return Date.now() - began;
  };

  const isHealthy = async () => {
    const [kind, ...test] = service.healthcheck.test;
    must(kind === 'CMD', `${name}: only CMD is known here`);
    const [uid = '', gid = ''] = service.user.split(':');
    const into = ['-t', `${first}`, '-m', '-n', '-p', '-i', '-u', '-r', '-w', '-S', uid, '-G', gid];
    const timeout = milliseconds(service.healthcheck.timeout);
    const options = { env: environment, extendEnv: false, reject: false, timeout } as const;
    return !(await execa('/usr/bin/nsenter', [...into, ...test], options)).failed;
  };

  /** Waits until the health check passes; returns the ms it took. */
  const healthy = async () => {
    const began = Date.now();
    while (Date.now() - began < 120_000) {
      if (await isHealthy()) return Date.now() - began;
      await wait(200);
    }
    throw new Error(`${name} is not healthy after two minutes; see ${name}.log`);
  };

  /** Kills it as a fault would; the restart policy brings it back. */
  const kill = () => void process.kill(first, 'SIGKILL');
  return { pid: () => first, start, stop, kill, isHealthy, healthy };
}
