/** A package in package-lock.json; only the fields used here. */
interface Locked {
  /** Its real name, if installed under an alias. */
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

/** The platform that a binary package's name contains. */
function platformOf(name: string): Pick<Locked, 'os' | 'cpu' | 'libc'> {
  const os = systems.exec(name)?.[1];
  const cpu = processors.exec(name)?.[1];
  const libc = os === 'linux' ? (/-musl/.test(name) ? 'musl' : 'glibc') : undefined;
  return { ...(cpu && { cpu: [cpu] }), ...(os && { os: [os] }), ...(libc && { libc: [libc] }) };
}

/** Whether a package at `path` finds the other one by Node's resolution. */
function isFound(lock: Lock, path: string, name: string): boolean {
  for (let folder = path; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    if (lock.packages[`${folder}/node_modules/${name}`]) return true;
    if (!folder.includes('/node_modules/')) break;
  }
  return lock.packages[`node_modules/${name}`] !== undefined;
}

/** Optional dependencies that are missing in the lock. */
export function missingFrom(lock: Lock): { name: string; version: string; dev: boolean }[] {
  return Object.entries(lock.packages).flatMap(([path, { dev = false, ...found }]) =>
    Object.entries(found.optionalDependencies ?? {})
      .filter(([name]) => !isFound(lock, path, name))
      .map(([name, version]) => ({ name, version, dev })),
  );
}

/** The name by which a package is imported. */
export const packageName = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 13);

/** Packages without a checksum in the lock, by their names in the registry. */
export function unhashed(lock: Lock) {
  return Object.entries(lock.packages).flatMap(([path, { name, version, integrity, link }]) =>
    path.includes('node_modules/') && !link && !integrity
      ? [{ path, name: name ?? packageName(path), version: version ?? '' }]
      : [],
  );
}

export type Unhashed = ReturnType<typeof unhashed>[number];

/** Asks for the missing checksums. Returns the lock with those found. */
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
 * Adds the optional packages that npm left out because the registry did not have them, such as a
 * compiler's binary for another system. Without them `npm ci` refuses the lock. {@link hashed} adds
 * their checksums.
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
