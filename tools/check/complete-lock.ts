/** A package as package-lock.json describes it; only what is used here. */
interface Locked {
  /** Where it stands under another name than its own. */
  name?: string;
  version?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

export interface Lock {
  packages: Record<string, Locked>;
}

const systems = /(android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)/;
const processors = /(arm64|x64|ia32|ppc64|s390x|riscv64|loong64|wasm32|arm)/;

/** What the name of a package with a binary says about the machines that it is for. */
function platformOf(name: string): Pick<Locked, 'os' | 'cpu' | 'libc'> {
  const os = systems.exec(name)?.[1];
  const cpu = processors.exec(name)?.[1];
  const libc = os === 'linux' ? (/-musl/.test(name) ? 'musl' : 'glibc') : undefined;
  return { ...(cpu && { cpu: [cpu] }), ...(os && { os: [os] }), ...(libc && { libc: [libc] }) };
}

/** Whether a package that stands at `path` finds the other one, as Node looks for it. */
function isFound(lock: Lock, path: string, name: string): boolean {
  for (let folder = path; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    if (lock.packages[`${folder}/node_modules/${name}`]) return true;
    if (!folder.includes('/node_modules/')) break;
  }
  return lock.packages[`node_modules/${name}`] !== undefined;
}

/** Optional packages that the lock names as a dependency and does not list. */
export function missingFrom(lock: Lock): { name: string; version: string; dev: boolean }[] {
  return Object.entries(lock.packages).flatMap(([path, { dev = false, ...found }]) =>
    Object.entries(found.optionalDependencies ?? {})
      .filter(([name]) => !isFound(lock, path, name))
      .map(([name, version]) => ({ name, version, dev })),
  );
}

/** A package of the registry, by its name and not by where it stands. */
export interface Unhashed {
  path: string;
  name: string;
  version: string;
}

/** The name by which a package is imported. */
export const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 13);

/** Packages of the registry whose bytes the lock does not hold fast by a checksum. */
export function unhashed(lock: Lock): Unhashed[] {
  return Object.entries(lock.packages).flatMap(([path, { name, version, integrity, link }]) =>
    path.includes('node_modules/') && !link && !integrity
      ? [{ path, name: name ?? nameOf(path), version: version ?? '' }]
      : [],
  );
}

/** Asks for each missing checksum; the lock with those that there were. */
export async function hashed<T extends Lock>(
  lock: T,
  ask: (wanted: Unhashed) => Promise<string | undefined>,
): Promise<T> {
  const packages = { ...lock.packages };
  for (const wanted of unhashed(lock)) {
    const integrity = await ask(wanted);
    const found = packages[wanted.path];
    if (integrity?.startsWith('sha512-')) packages[wanted.path] = { ...found, integrity };
  }
  return { ...lock, packages };
}

/**
 * The lock with an entry for each optional package that npm left out because the registry at hand
 * did not have it, such as a compiler's binary for another system. Without them `npm ci` refuses
 * the lock. They carry no checksum as long as nobody asks a registry that has them ({@link hashed}).
 */
export function completed<T extends Lock>(lock: T): T {
  const added = missingFrom(lock)
    .filter(({ version }) => /^\d+\.\d+\.\d+/.test(version))
    .map(({ name, version, dev }): [string, Locked] => [
      `node_modules/${name}`,
      { version, ...(dev && { dev }), optional: true, ...platformOf(name) },
    ]);
  const packages = Object.entries(lock.packages).concat(added);
  packages.sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...lock, packages: Object.fromEntries(packages) };
}
