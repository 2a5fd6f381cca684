import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { BlockList } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteNames } from '@meritum/shared/programme/routes';
import { parse } from 'yaml';
import { remotesKey } from '../build/remotes-key';
import { besideTheShell } from '../serve/remotes-file';

interface Build {
  build: { dockerfile: string };
}

interface Service {
  build?: never;
  image: string;
  environment?: Record<string, string>;
  secrets?: string[];
  ports?: string[];
  networks: string[];
  volumes?: string[];
  [key: string]: unknown;
}

interface Compose<Of> {
  services: Record<string, Of>;
  secrets: Record<string, { file: string }>;
  networks: Record<string, { ipam?: { config: { subnet: string }[] } } | null>;
}

const root = join(__dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const compose = parse(read('docker-compose.yml'), { merge: true }) as Compose<Service>;
const builds = parse(read('docker-compose.build.yml')) as Compose<Build>;
const services = Object.entries(compose.services);

test('PERM-014 the edge logs neither what a request asks after its path nor its headers', () => {
  const edge = read('tools/deploy/edge.Caddyfile');
  expect(edge).toContain('request>uri regexp "[?].*" ""');
  expect(edge).toContain('request>headers delete');
});

test('every part is a service of its own', () => {
  const names = ['api', 'edge', 'mongodb', 'shell', ...remoteNames].sort();
  expect(Object.keys(compose.services).sort()).toEqual(names);
  for (const name of ['shell', ...remoteNames]) {
    const folder = expect.stringMatching(new RegExp(`/${name}:/releases:ro$`));
    expect([name, compose.services[name]?.volumes]).toEqual([name, [folder]]);
  }
});

test('a release is started by its tag, without building', () => {
  const built = services.filter(([name]) => name !== 'mongodb');
  const images = new Set(built.map(([, { image }]) => image));
  const named = Object.keys(builds.services).map((name) => compose.services[name]?.image);
  expect(named.sort()).toEqual([...images].sort());
  for (const [, { build, image }] of built) {
    expect(build).toBeUndefined();
    expect(image).toMatch(/\/(api|edge|static):\$\{VERSION:\?/);
  }
});

test.each(services)('%s is watched, comes back, and can do little', (_, service) => {
  expect(service).toMatchObject({
    healthcheck: {
      test: expect.arrayContaining([expect.stringMatching(/^CMD(-SHELL)?$/)]),
      interval: expect.stringMatching(/^(5|10|15|30)s$/),
    },
    restart: 'unless-stopped',
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    mem_limit: expect.stringMatching(/^\d{2,4}m$|^[1-4]g$/),
    user: expect.stringMatching(/^[1-9]\d*:[1-9]\d*$/),
  });
});

test('only the edge is reachable from outside', () => {
  const published = services.filter(([, { ports }]) => ports).map(([name]) => name);
  expect(published).toEqual(['edge']);
});

test('only the edge says where a request comes from: the API trusts a network that no other container is on', () => {
  const ofNetwork = (name: string) =>
    services.filter(([, { networks }]) => networks.includes(name)).map(([service]) => service);
  expect([ofNetwork('front').sort(), ofNetwork('data').sort()]).toEqual([
    ['api', 'edge'],
    ['api', 'mongodb'],
  ]);
  expect(compose.services.api?.networks).toEqual(['front', 'data', 'monitoring']);
  const trusted = compose.services.api?.environment?.TRUST_PROXY ?? '';
  const [front = '', front6, outer] = trusted.split(' ');
  expect(compose.networks.front?.ipam?.config).toEqual([{ subnet: front }, { subnet: front6 }]);
  expect(outer).toMatch(/^\$\{TRUSTED_PROXIES:-\}$/);
  const [, start = '', bits] = /^\$\{FRONT_SUBNET:-([\d.]+)\/(\d+)\}$/.exec(front) ?? [];
  const subnet = new BlockList();
  subnet.addSubnet(start, Number(bits));
  // Addresses outside the range, some of them in Docker's other networks.
  const others = ['10.255.255.247', '172.18.0.5', '172.31.0.5', '192.168.0.5'];
  expect(others.filter((address) => subnet.check(address))).toEqual([]);
  expect(subnet.check('10.255.255.250')).toBe(true);
});

test('the API can be scaled: no container of it takes a name or a port for itself, and the edge finds each by the name of the service', () => {
  const { api } = compose.services;
  expect(api).not.toHaveProperty('container_name');
  expect(api).not.toHaveProperty('ports');
  const edge = read('tools/deploy/edge.Caddyfile');
  expect(edge).toContain('dynamic a {$API_HOST:api} {$API_PORT:8080} {');
  expect(edge).not.toMatch(/reverse_proxy \S*api|import upstream \S*api|^\s*fail_duration/m);
});

test('metrics are served on an inner port, which no route of the edge leads to', () => {
  const port = compose.services.api?.environment?.METRICS_PORT ?? '';
  expect(port).toMatch(/^\d{4}$/);
  expect(compose.networks.monitoring).toEqual({ internal: true });
  expect(read('tools/deploy/edge.Caddyfile')).not.toContain(port);
  expect(read('tools/deploy/monitoring/prometheus.yml')).toContain(`port: ${port}`);
});

test('it contains no secrets: each comes from a file', () => {
  const secretive = /PASSWORD|SECRET|URI|URL|TOKEN|KEY/;
  for (const [, { environment = {} }] of services) {
    for (const [name, value] of Object.entries(environment)) {
      if (secretive.test(name)) expect(value).toMatch(/^\/run\/secrets\/\w+$/);
    }
  }
});

test('the Dockerfiles and secrets that it names exist', () => {
  for (const { build } of Object.values(builds.services))
    expect([build.dockerfile, existsSync(join(root, build.dockerfile))]).toContain(true);
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  execFileSync(join(root, 'tools/deploy/make-secrets.sh'), [folder]);
  const names = Object.keys({ ...compose.secrets, ...builds.secrets });
  const short = names.filter((name) => statSync(join(folder, name)).size < 32);
  expect(short.sort()).toEqual([
    'documents_s3_key',
    'google_client_secret',
    'jwt_secret_previous',
    'smtp_url',
  ]);
  const jwt = readFileSync(join(folder, 'jwt_secret'), 'utf8');
  execFileSync(join(root, 'tools/deploy/make-secrets.sh'), [folder]);
  expect(readFileSync(join(folder, 'jwt_secret'), 'utf8')).toBe(jwt);
  process.env.REMOTES_KEY_FILE = join(folder, 'remotes_key');
  expect(remotesKey().asymmetricKeyType).toBe('ec');
  delete process.env.REMOTES_KEY_FILE;
  rmSync(folder, { recursive: true });
});

test('the API reads each secret file that it gets, and gets no other', () => {
  const { environment = {}, secrets = [] } = compose.services.api ?? {};
  const files = Object.entries(environment).filter(([name]) => name.endsWith('_FILE'));
  expect(Object.fromEntries(files)).toEqual({
    MONGODB_URI_FILE: '/run/secrets/mongodb_uri',
    JWT_SECRET_FILE: '/run/secrets/jwt_secret',
    JWT_SECRET_PREVIOUS_FILE: '/run/secrets/jwt_secret_previous',
    GOOGLE_CLIENT_SECRET_FILE: '/run/secrets/google_client_secret',
    SMTP_URL_FILE: '/run/secrets/smtp_url',
    DOCUMENTS_S3_KEY_FILE: '/run/secrets/documents_s3_key',
  });
  expect(files.map(([, file]) => file)).toEqual(secrets.map((name) => `/run/secrets/${name}`));
});

test('no container gets the key of the remotes', () => {
  for (const [, { secrets = [] }] of services) expect(secrets).not.toContain('remotes_key');
});

test('the edge serves every remote at its address in remotes.json', () => {
  const edge = read('tools/deploy/edge.Caddyfile');
  const found = besideTheShell('', 0);
  for (const name of remoteNames) {
    expect(edge).toContain(`handle_path /remotes/${name}/*`);
    expect(edge).toContain(`:${name}:8080}`);
    expect(found[name]?.integrity).toBe(`/remotes/${name}/integrity.json`);
  }
});

test.each(['api/Dockerfile', 'tools/deploy/static.Dockerfile', 'tools/deploy/edge.Dockerfile'])(
  '%s builds on images named by digest',
  (file) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    const images = lines.filter((line) => /^ARG \w+_IMAGE=/.test(line));
    expect(images).not.toEqual([]);
    for (const image of images) expect(image).toMatch(/=[a-z]+:[\w.-]+@sha256:[\da-f]{64}$/);
    const bases = lines
      .filter((line) => line.startsWith('FROM '))
      .map((line) => line.split(' ')[1]);
    for (const base of bases) expect(base).toMatch(/^(\$\{(NODE|CADDY)_IMAGE\}|packages)$/);
  },
);

test('the database image is pinned by digest', () => {
  expect(compose.services.mongodb?.image).toMatch(/^mongo:8\.0@sha256:[\da-f]{64}$/);
});
