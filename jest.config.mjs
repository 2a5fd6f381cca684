import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

// The API's tests run in plain Node, which needs a loader for TypeScript: in its processes, and here.
const first = ['tsx', './tools/test/worker-data.mjs'].map((name) => import.meta.resolve(name));
process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, ...first.map((url) => `--import ${url}`)]
  .filter(Boolean)
  .join(' ');
process.env.TSX_TSCONFIG_PATH = fileURLToPath(new URL('api/tsconfig.json', import.meta.url));
register();

/** A file of `tools/test`. */
const own = (name) => join(import.meta.dirname, 'tools/test', name);

const swc = {
  '\\.tsx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
    },
  ],
  '\\.m?js$': ['@swc/jest', { jsc: { target: 'es2022' } }],
};

/** Packages that ship only ES modules; everything else in node_modules stays as it is. */
const esModules = (names) => [`/node_modules/(?!(@meritum|${names})/)`];

const mapped = {
  '\\.css$': own('css-modules.cjs'),
  '\\.(svg|png|webp|avif|woff2)$': own('asset.cjs'),
};

/**
 * Jest's clean-up of globals that a test file leaves recurses endlessly if one is assigned again.
 */
const kept = { globalsCleanup: 'off' };

const common = {
  testEnvironmentOptions: kept,
  transform: swc,
  transformIgnorePatterns: esModules(
    'radix-ui|@radix-ui|react-error-boundary|@tanstack|@noble/hashes',
  ),
  moduleNameMapper: mapped,
  clearMocks: true,
  restoreMocks: true,
};

const node = (name, extra = {}) => ({
  ...common,
  displayName: name,
  rootDir: name,
  testEnvironment: 'node',
  ...extra,
});

const browser = (name, extra = {}) => ({
  ...common,
  displayName: name,
  rootDir: name,
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: [own('fail-on-console.ts'), own('page.cjs')],
  ...extra,
});

/** One database for a whole run. */
const withDatabase = {
  globalSetup: own('database.mjs'),
  globalTeardown: own('database-stop.ts'),
};

/** Plain Node, in which the test files of a process share what they import: see decision 91. */
const plainNode = fileURLToPath(import.meta.resolve('jest-light-runner/child-process'));

/** Rules and shapes that browser and server share, which need no page. */
const rules = '/shared/(contracts|merit|programme)/';

export default {
  // Every wait is for a condition: only a hang comes to this limit. Milliseconds.
  testTimeout: 60_000,
  projects: [
    browser('shared', { testPathIgnorePatterns: ['/node_modules/', rules] }),
    node('shared', { testRegex: `${rules}.*\\.test\\.ts$`, runner: plainNode }),
    browser('shell'),
    browser('mf-public'),
    browser('mf-nomination'),
    browser('mf-judging'),
    browser('mf-admin'),
    node('tools', {
      // The hashes of merit, the proxy, and execa with what it brings.
      transformIgnorePatterns: esModules(
        '@noble/hashes|httpxy|execa|@sec-ant|@sindresorhus|figures|get-stream|human-signals|is-plain-obj|is-stream|is-unicode-supported|npm-run-path|parse-ms|path-key|pretty-ms|strip-final-newline|unicorn-magic|yoctocolors',
      ),
      // Its exports name no file for jest, which loads as CommonJS does.
      moduleNameMapper: {
        ...mapped,
        '^unicorn-magic$': '<rootDir>/../node_modules/unicorn-magic/node.js',
      },
    }),
    node('api', {
      ...withDatabase,
      testRegex: '(?<!\\.mocked)\\.test\\.ts$',
      runner: plainNode,
    }),
    node('api', {
      ...withDatabase,
      testRegex: '\\.mocked\\.test\\.ts$',
      // file-type names its module for Node only where this condition is known.
      testEnvironmentOptions: {
        ...kept,
        customExportConditions: ['node', 'node-addons', 'module-sync'],
      },
      // These come as ES modules only; jest turns them into CommonJS.
      transformIgnorePatterns: esModules(
        'any-ascii|file-type|p-queue|p-timeout|openid-client|oauth4webapi|jose|strtok3|token-types|uint8array-extras|@tokenizer|@borewit|@fastify/cookie|cookie|set-cookie-parser|@noble/hashes',
      ),
    }),
  ],
};
