import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compiler } from 'webpack';

const name = 'AwaitedStyleSheets';

/**
 * A style sheet that is still on its way does not count as there. A remote that took too long is run
 * anew; its second runtime would find the link of the first and draw the page without its styles. It
 * looks for `data-href` before it looks at `href` (`findStylesheet` of mini-css-extract-plugin 2.10),
 * and the browser asks for the same address once.
 */
export class AwaitedStyleSheets {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        name,
        (source) => `${source}
linkTag.setAttribute("data-href", "awaited");
linkTag.addEventListener("load", () => linkTag.removeAttribute("data-href"));`,
      );
    });
  }
}
