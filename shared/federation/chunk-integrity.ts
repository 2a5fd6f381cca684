import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';
import { shortHashOf } from './integrity';

const name = 'ChunkIntegrity';
/** Replaces the hashes in the runtime until all other files are final. */
const placeholder = 'the-integrity-of-all-chunks';
/** The runtime's lookup function. */
const lookUp = '__webpack_require__.integrityOf';

class IntegrityTable extends webpack.RuntimeModule {
  constructor() {
    super('integrity of chunks');
  }

  override generate(): string {
    return `var hashes = new Map("${placeholder}".split(";").map((entry) => entry.split(" ")));
${lookUp} = (kind, chunkId) => {
  var hash = hashes.get(chunkId + "." + kind);
  if (!hash) throw new Error("Nothing vouches for chunk " + chunkId + "." + kind);
  return "sha256-" + hash + "=";
};`;
  }
}

/** `<chunk id>.<js or css> <hash>`, which needs no quotes. */
function tableOf({
  chunks,
  getAsset,
}: {
  chunks: Iterable<Chunk>;
  getAsset: (file: string) => Buffer;
}) {
  const entries: string[] = [];
  for (const chunk of chunks) {
    if (chunk.hasRuntime()) continue;
    for (const file of chunk.files) {
      const kind = /\.(js|css)$/.exec(file)?.[1];
      if (!kind) continue;
      entries.push(`${chunk.id}.${kind} ${shortHashOf(getAsset(file))}`);
    }
  }
  return entries.sort().join(';');
}

function fillIn(compilation: Compilation): void {
  const getAsset = (file: string) => compilation.getAsset(file)?.source.buffer() ?? Buffer.alloc(0);
  const table = tableOf({ chunks: compilation.chunks, getAsset });
  for (const chunk of compilation.chunks) {
    if (!chunk.hasRuntime()) continue;
    for (const file of chunk.files) {
      if (!file.endsWith('.js')) continue;
      compilation.updateAsset(file, (source) => {
        const code = source.source().toString();
        return new webpack.sources.RawSource(code.replace(placeholder, table));
      });
    }
  }
}

/**
 * Makes a build's runtime check each script and style sheet that it loads against its hash
 * (subresource integrity). Vouching for the runtime's file therefore vouches for the whole build
 * (docs/decisions/0043). That file's own name still changes with the hashes, because it contains
 * the chunks' names, which derive from their contents.
 */
export class ChunkIntegrity {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(name, (chunk) => {
        compilation.addRuntimeModule(chunk, new IntegrityTable());
      });
      const { LoadScriptRuntimeModule } = webpack.runtime;
      const demand = (element: string, kind: string) =>
        `\n${element}.crossOrigin = "anonymous";\n${element}.integrity = ${lookUp}("${kind}", chunkId);`;
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        name,
        (source) => source + demand('script', 'js'),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        name,
        (source) => source + demand('linkTag', 'css'),
      );
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name, stage }, () => fillIn(compilation));
    });
  }
}
