import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import { type BuildOptions, baseConfig } from '../../shared/federation/webpack';

/** The page that shows every component in every state: an app of its own, without federation. */
export function showcaseConfig(mode: BuildOptions['mode']): Configuration {
  const base = baseConfig({ name: 'tools/showcase', mode });
  return {
    ...base,
    entry: { showcase: './main.tsx' },
    output: { ...base.output, publicPath: 'auto' },
    plugins: [
      ...(base.plugins ?? []),
      new HtmlWebpackPlugin({ template: './index.html', scriptLoading: 'defer' }),
    ],
  };
}
