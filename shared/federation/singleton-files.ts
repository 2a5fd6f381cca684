import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';

const name = 'SingletonFiles';

/** Says which files of the shell hold which singleton; hidden, so that no server answers with it. */
export const singletonFiles = '.singletons.json';

/** The scripts of every group that a chunk belongs to, without those that are there from the start. */
const scriptsBeside = (chunk: Chunk) =>
  [...chunk.groupsIterable]
    .filter((group) => !group.isInitial())
    .flatMap((group) => group.getFiles())
    .filter((file) => file.endsWith('.js'));

function filesOf({ modules, chunkGraph }: Compilation, source: string): string[] {
  const holds = (path: string | null) => path?.replaceAll('\\', '/').endsWith(source);
  const files = [...modules]
    .filter((module) => holds(module.nameForCondition()))
    .flatMap((module) => [...chunkGraph.getModuleChunks(module)].flatMap(scriptsBeside));
  return [...new Set(files)];
}

/** Notes beside the shell in which files its singletons are that are not loaded at first. */
export class SingletonFiles {
  /** @param sources Singleton -> end of its path. */
  constructor(private readonly sources: Readonly<Record<string, string>>) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const found = Object.entries(this.sources).map(([singleton, source]) => [
          singleton,
          filesOf(compilation, source),
        ]);
        const source = new webpack.sources.RawSource(JSON.stringify(Object.fromEntries(found)));
        compilation.emitAsset(singletonFiles, source);
      });
    });
  }
}
