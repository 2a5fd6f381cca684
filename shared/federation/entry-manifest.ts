import webpack, { type Compilation, type Compiler } from 'webpack';

const name = 'EntryManifest';

/** What a remote's build says of itself. */
export interface Manifest {
  metaData: { remoteEntry: { name: string } };
  /** Files to fetch early, as `ahead` of `integrity.json`. */
  ahead: Record<string, string[]>;
}

const isLoaded = (file: string) => /\.(js|css)$/.test(file);

/** The files of each named chunk with what it cannot do without, those of the entry under ''. */
function aheadOf({ namedChunkGroups }: Compilation, entry: string): Manifest['ahead'] {
  const ahead: Manifest['ahead'] = {};
  for (const [group, chunks] of namedChunkGroups) {
    const files = chunks.getFiles().filter(isLoaded);
    if (group === 'register') ahead[''] = [entry, ...files];
    else if (!files.includes(entry)) ahead[group] = files;
  }
  return ahead;
}

/**
 * Writes `mf-manifest.json` beside a remote: which of its files is the entry, and which are worth
 * fetching early. The build signs the first and passes the others on; a gateway asks for this file
 * to see whether the remote answers.
 */
export class EntryManifest {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const files = compilation.getAssets().map((asset) => asset.name);
        const entry = files.find((file) => /^remoteEntry\..*js$/.test(file)) ?? '';
        const ahead = aheadOf(compilation, entry);
        const manifest: Manifest = { metaData: { remoteEntry: { name: entry } }, ahead };
        const source = new webpack.sources.RawSource(JSON.stringify(manifest));
        compilation.emitAsset('mf-manifest.json', source);
      });
    });
  }
}
