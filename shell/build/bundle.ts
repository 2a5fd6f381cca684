import webpack, { type Configuration } from 'webpack';

/** Answers with the files that were read. */
export function bundle(config: Configuration): Promise<string[]> {
  const compiler = webpack(config);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (!error && stats && !stats.hasErrors()) {
          return resolve([...stats.compilation.fileDependencies]);
        }
        reject(error ?? new Error(stats?.toString({ preset: 'errors-only', colors: false })));
      });
    });
  });
}
