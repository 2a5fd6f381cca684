#!/usr/bin/env node
/**
 * Entry of `npm start`, `npm run dev`, `npm run build`, `npm test` and the benchmarks. Runs on a
 * clone without node_modules, so it is plain JavaScript without dependencies: it installs missing
 * packages by the lock file, then calls `tools/<verb>/`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** Commands that need only `dependencies`: packages to build and run the site. */
const lean = ['start', 'build', 'deploy'];
const verbs = {
  start: () => import('./start/start.ts'),
  dev: () => import('./dev/dev.ts'),
  build: () => import('./build/build.ts'),
  deploy: () => import('./deploy/run.ts'),
  test: () => import('./test/run.ts'),
  'bench:api': () => import('./bench/api/api.ts'),
  'bench:merit': () => import('./bench/merit/merit.ts'),
  'bench:web': () => import('./bench/web/web.ts'),
};

function give(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Whether npm's record of installed packages matches the lock file. Packages for other platforms
 * are optional and may be absent.
 */
function isInstalled(whole) {
  const locked = readPackages('package-lock.json');
  const installed = readPackages('node_modules/.package-lock.json');
  if (!locked || !installed) return false;
  return Object.entries(locked).every(([path, wanted]) => {
    if (!path.includes('node_modules/') || wanted.link) return true;
    const found = installed[path];
    if (found) return found.version === wanted.version;
    return Boolean(wanted.optional || wanted.devOptional || wanted.peer || (!whole && wanted.dev));
  });
}

function npm(...args) {
  const script = process.env.npm_execpath;
  const all = [...args, '--no-audit', '--no-fund', '--loglevel=error'];
  const options = { cwd: root, stdio: 'inherit', shell: !script && process.platform === 'win32' };
  const run = script
    ? spawnSync(process.execPath, [script, ...all], options)
    : spawnSync('npm', all, options);
  return run.status === 0;
}

/**
 * Installs the packages of the lock, without optional peers such as a plugin's bundler. For
 * `start`, packages of tests and benchmarks are left out, too.
 */
function install(whole) {
  const started = Date.now();
  const which = ['--omit=peer', whole ? '--include=dev' : '--omit=dev'];
  process.stdout.write('Installing packages (npm ci) ...\n');
  if (!npm('ci', ...which)) {
    process.stdout.write(
      'npm ci failed; trying npm install, which changes no files of the checkout ...\n',
    );
    if (!npm('install', '--no-save', ...which)) give('Could not install the packages; see above.');
  }
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  process.stdout.write(`Packages installed in ${seconds} s.\n`);
}

/** The parent processes: npm's shell and, if known, npm. */
function waiting() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return `${process.ppid} ${parent}`;
  } catch {
    return `${process.ppid}`;
  }
}

/** Under npm, ends this process when npm is killed. */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const before = waiting();
  const watch = setInterval(() => {
    if (waiting() === before) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 1000);
  watch.unref();
}

/** A test run keeps its temporary files in one folder, which is removed at its end. */
function useOwnTemporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'awards-test-'));
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
}

/** Reads the settings of Compose, so that builds and deploys agree with its services. */
function readSettings() {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

const [verb = '', ...options] = process.argv.slice(2);
if (!Object.hasOwn(verbs, verb))
  give(`Usage: node tools/start.mjs ${Object.keys(verbs).join('|')}`);
const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const least = engines.node.slice('>='.length);
if (process.versions.node.localeCompare(least, 'en', { numeric: true }) < 0) {
  give(`Node ${least} or newer is needed; this is ${process.version}.`);
}
const whole = !lean.includes(verb);
if (!isInstalled(whole)) install(whole);
endWithNpm();
if (verb === 'test') useOwnTemporaryFolder();
if (verb === 'build' || verb === 'deploy') readSettings();

process.argv = [process.execPath, process.argv[1], ...options];
const { register } = await import('tsx/esm/api');
register();
await verbs[verb]();
