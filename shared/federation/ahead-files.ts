import webpack, { type Compilation, type Compiler } from 'webpack';
import type { SealFile } from './contract';

const name = 'AheadFiles';

/** Hidden, as browsers never request it: its content goes into `integrity.json` or into the pages. */
export const aheadFile = '.ahead.json';

type Ahead = NonNullable<SealFile['ahead']>;

const isLoaded = (file: string) => /\.(js|css)$/.test(file);
const isEntry = (file: string) => /^remoteEntry\..*js$/.test(file);

/** Returns the files that each named chunk needs; under '', those of every page. */
function aheadOf({ namedChunkGroups }: Compilation): Ahead {
  const groups = [...namedChunkGroups].map(
    ([group, chunks]) => [group, chunks.getFiles().filter(isLoaded)] as const,
  );
  const entry = groups.flatMap(([, files]) => files).find(isEntry);
  const pages = groups.filter(([group, files]) => group !== 'register' && !files.some(isEntry));
  const register = groups.find(([group]) => group === 'register')?.[1] ?? [];
  return { '': [...(entry ? [entry] : []), ...register], ...Object.fromEntries(pages) };
}

/** Lists, beside a build, the files worth fetching early. */
export class AheadFiles {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const source = new webpack.sources.RawSource(JSON.stringify(aheadOf(compilation)));
        compilation.emitAsset(aheadFile, source);
      });
    });
  }
}
