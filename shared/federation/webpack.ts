import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { LicenseWebpackPlugin } from 'license-webpack-plugin';
import { browserslistToTargets, Features } from 'lightningcss';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Compiler, type Configuration, type WebpackPluginInstance } from 'webpack';
import { browserTargets } from '../programme/browsers';
import { site } from '../programme/site';
import { AheadFiles } from './ahead-files';
import { ChunkIntegrity } from './chunk-integrity';
import { singletons } from './singletons';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

export interface BuildOptions {
  /** The workspace folder and name of the part. */
  name: string;
  mode: 'production' | 'development';
}

/** The browsers for which webpack writes its own code too. */
export const target = `browserslist:${browserTargets}`;

/** The targets of Lightning CSS; our colours do not need `light-dark()`. */
export const styleTargets = {
  targets: browserslistToTargets(browserTargets),
  exclude: Features.LightDark,
};

/** Both minifiers are native and quick: processes of their own take longer to start than to work. */
const parallel = false;

/** Compilation rules for our sources, in every build. */
export function rules(mode: BuildOptions['mode']) {
  return [
    {
      test: /\.tsx?$/,
      loader: 'swc-loader',
      options: {
        env: { targets: `${browserTargets}` },
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', development: mode === 'development' } },
        },
      },
    },
    {
      test: /\.css$/,
      use: [
        // With an import by `* as`, only the class names in use are bundled.
        { loader: MiniCssExtractPlugin.loader, options: { defaultExport: true } },
        {
          loader: 'css-loader',
          options: {
            modules: {
              auto: /\.module\.css$/,
              // Equal in every part, so that a component's rules have the same text everywhere.
              getLocalIdent: (
                { resourcePath }: { resourcePath: string },
                _: string,
                local: string,
              ) => `${basename(resourcePath, '.module.css')}__${local}`,
            },
          },
        },
      ],
    },
    { test: /\.(woff2|png|jpe?g|webp|avif|svg|bcmap|pfb)$/, type: 'asset/resource' },
    {
      test: /LICENSE\w*$/,
      type: 'asset/resource',
      generator: { filename: 'assets/[name].[contenthash:8].txt' },
    },
  ];
}

export const assetModuleFilename = 'assets/[name].[contenthash:8][ext]';

/** Constants that replace settings in the sources of every build. */
export const constants = () =>
  new webpack.DefinePlugin({
    'process.env.MERITUM_SITE': JSON.stringify(process.env.MERITUM_SITE ?? ''),
    'process.env.BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())),
  });

/**
 * Changes statistics to the form that LicenseWebpackPlugin reads to find packages in joined
 * modules: module names without the type of an ECMAScript module, and chunks without a name under
 * webpack's own.
 */
function describePlainly(compiler: Compiler): void {
  compiler.hooks.compilation.tap('Licences', ({ hooks }) =>
    hooks.statsFactory.tap('Licences', ({ hooks: { extract } }) => {
      const last = { name: 'Licences', stage: 100 };
      extract.for('module').tap(last, (module) => {
        module.identifier = module.identifier?.replace(/^javascript\/\w+\|/, '');
      });
      extract.for('chunk').tap(last, (chunk, { name }) => {
        if (chunk.names?.length === 0) chunk.names = [name as string];
      });
    }),
  );
}

/** Configuration shared by all browser builds: loaders, output names, minifiers. */
function baseConfig({ name, mode }: BuildOptions): Configuration {
  const production = mode === 'production';
  const dir = join(root, name);
  const asset = production ? 'assets/[name].[contenthash:8]' : 'assets/[name]';
  return {
    name,
    mode,
    target,
    context: dir,
    devtool: production ? false : 'source-map',
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: {
        // The dialogs' scroll lock inserts a style element, which our policy forbids.
        'react-style-singleton$': join(root, 'shared/ui/styleSingleton.ts'),
      },
    },
    module: {
      rules: rules(mode),
    },
    output: {
      path: join(dir, 'dist'),
      clean: true,
      uniqueName: name,
      filename: `${asset}.js`,
      chunkFilename: `${asset}.js`,
      assetModuleFilename,
    },
    optimization: {
      minimize: production,
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          // Every browser that runs such modules supports ES2020 and later.
          minimizerOptions: { ecma: 2020, compress: { ecma: 2020, passes: 3 }, mangle: true },
          extractComments: false,
          parallel,
          // Libraries that are already minified; repeating it takes seconds and gains nothing.
          exclude: /minified-/,
        }),
        new MinimizerPlugin({
          test: /\.css$/,
          minify: MinimizerPlugin.lightningCssMinify,
          minimizerOptions: styleTargets,
          parallel,
        }),
      ],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
    plugins: [
      constants(),
      new MiniCssExtractPlugin({
        filename: `${asset}.css`,
        chunkFilename: `${asset}.css`,
        ignoreOrder: true,
      }),
      describePlainly,
      // Most licences must be copied with the library.
      new LicenseWebpackPlugin({
        outputFilename: 'licences.txt',
        perChunkOutput: false,
        excludedPackageTest: (library) => library.includes('meritum'),
        // A few libraries have no licence file; then the licence's name is used.
        handleMissingLicenseText: (_, licence) => licence,
        stats: { warnings: false, errors: true },
        // The plugin's types are for an earlier webpack.
      }) as object as WebpackPluginInstance,
      new ChunkIntegrity(),
    ],
  };
}

/** Every remote takes the singletons from the shell. */
const shared = Object.fromEntries(
  singletons.map((name) => [
    name,
    { singleton: true, requiredVersion: false as const, import: false as const },
  ]),
);

/**
 * The federation of a remote. The portals use `@module-federation/enhanced`, whose runtime the
 * shell fetches with the first portal. The public site uses webpack's own, which needs no runtime,
 * so that a first visit is fast (docs/decisions/0093).
 */
function federation({ name, mode }: BuildOptions) {
  const options = {
    name: name.replace('-', '_'),
    filename: mode === 'production' ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
    exposes: { './register': { import: './src/register.tsx', name: 'register' } },
    shared,
  };
  if (name === 'mf-public') return new webpack.container.ModuleFederationPlugin(options);
  return new ModuleFederationPlugin({
    ...options,
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    experiments: { externalRuntime: true, optimization: { target: 'web' } },
  });
}

/** Webpack configuration of a remote: exposes `./register` and bundles none of the singletons. */
export function remoteConfig(options: BuildOptions): Configuration {
  const base = baseConfig(options);
  return {
    ...base,
    entry: {},
    output: { ...base.output, publicPath: 'auto' },
    plugins: [...(base.plugins ?? []), federation(options), new AheadFiles()],
  };
}

/** Webpack configuration of the shell, which loads remotes only at run time. */
export function hostConfig(options: BuildOptions): Configuration {
  const base = baseConfig(options);
  return {
    ...base,
    entry: { shell: './src/boot/main.tsx' },
    output: { ...base.output, publicPath: '/' },
    plugins: [
      ...(base.plugins ?? []),
      new HtmlWebpackPlugin({
        title: site.productName,
        template: './src/boot/index.html',
        scriptLoading: 'defer',
      }),
      new AheadFiles(),
    ],
  };
}
