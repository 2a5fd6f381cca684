import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../parts';

/** A service of docker-compose.yml, with its variables filled in. Compose's own names. */
export interface Service {
  image: string;
  user: string;
  read_only: boolean;
  tmpfs: string[];
  cap_drop: string[];
  security_opt: string[];
  networks: string[];
  command?: string[];
  environment?: Record<string, string>;
  secrets?: string[];
  volumes?: string[];
  ports?: string[];
  stop_grace_period?: string;
  depends_on?: Record<string, unknown>;
  healthcheck: { test: string[]; timeout: string };
}

/** What the rehearsal reads of docker-compose.yml. */
export interface Compose {
  services: Record<string, Service>;
  networks: Record<string, { ipam?: { config: { subnet: string }[] } } | null>;
  secrets: Record<string, { file: string }>;
}

type Builds = { services: Record<string, { build: { context: string; dockerfile: string } }> };
export type Settings = Record<string, string>;

const variable = /\$\$|\$\{(\w+)(?:(:[-?])([^}]*))?\}/g;

/** A text with its variables filled in, as Compose does it: `$$`, `${A}`, `${A:-or}`, `${A:?why}`. */
const filled = (text: string, settings: Settings) =>
  text.replace(variable, (_, name?: string, kind?: string, rest = '') => {
    if (!name) return '$';
    const value = settings[name];
    if (!value && kind === ':?') throw new Error(`${name} is not set: ${rest}`);
    return value || (kind === ':-' ? rest : '');
  });

function read<T>(file: string, settings: Settings): T {
  const text = readFileSync(join(root, file), 'utf8');
  const fill = (_: unknown, value: unknown) =>
    typeof value === 'string' ? filled(value, settings) : value;
  return parse(text, fill, { merge: true });
}

export const readCompose = (settings: Settings) => read<Compose>('docker-compose.yml', settings);

/** How images are built, by the name of their service. */
export const readBuilds = (settings: Settings) =>
  Object.entries(read<Builds>('docker-compose.build.yml', settings).services);

/** Milliseconds of a duration such as `10s`. */
export const milliseconds = (duration: string) => Number.parseInt(duration, 10) * 1000;

/** The services, each after those it depends on. */
export function inOrder({ services }: Compose): string[] {
  const order = new Set<string>();
  const visit = (name: string) => {
    for (const needed of Object.keys(services[name]?.depends_on ?? {})) visit(needed);
    order.add(name);
  };
  for (const name of Object.keys(services)) visit(name);
  return [...order];
}
