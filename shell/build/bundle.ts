import webpack, { type Configuration } from 'webpack';

/** Rejects with the compiler's errors. */
export function bundle(config: Configuration): Promise<void> {
  const compiler = webpack(config);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (!error && stats && !stats.hasErrors()) return resolve();
        reject(error ?? new Error(stats?.toString({ preset: 'errors-only', colors: false })));
      });
    });
  });
}
