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

const common = {
  transform: swc,
  // Packages that ship only ES modules; everything else in node_modules stays as it is.
  transformIgnorePatterns: [
    '/node_modules/(?!(@meritum|radix-ui|@radix-ui|react-error-boundary)/)',
  ],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/../tools/test/css-modules.cjs',
    '\\.(svg|png|webp|avif|woff2)$': '<rootDir>/../tools/test/asset.cjs',
  },
  restoreMocks: true,
};

const node = (name, extra = {}) => ({
  ...common,
  displayName: name,
  rootDir: name,
  testEnvironment: 'node',
  ...extra,
});

const browser = (name) => ({
  ...common,
  displayName: name,
  rootDir: name,
  testEnvironment: 'jsdom',
  setupFiles: ['<rootDir>/../tools/test/jsdom-gaps.ts'],
  setupFilesAfterEnv: ['<rootDir>/../tools/test/loud.ts'],
});

export default {
  projects: [
    browser('shared'),
    browser('shell'),
    browser('mf-public'),
    browser('mf-nomination'),
    browser('mf-judging'),
    browser('mf-admin'),
    node('tools'),
    node('api', {
      globalSetup: '<rootDir>/../tools/test/database.ts',
      globalTeardown: '<rootDir>/../tools/test/database-stop.ts',
      // These come as ES modules only; jest turns them into CommonJS.
      testEnvironmentOptions: { customExportConditions: ['node', 'node-addons', 'module-sync'] },
      transformIgnorePatterns: [
        '/node_modules/(?!(@meritum|file-type|openid-client|oauth4webapi|jose|strtok3|token-types|uint8array-extras|@tokenizer|@borewit|@fastify/cookie|cookie|set-cookie-parser)/)',
      ],
    }),
  ],
};
