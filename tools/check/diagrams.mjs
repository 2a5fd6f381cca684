// Prints the errors of the Mermaid diagrams in the given Markdown files. A separate program, as
// Mermaid is an ES module that needs a window.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const { JSDOM } = createRequire(import.meta.resolve('jest-environment-jsdom'))('jsdom');
const { window } = new JSDOM();
Object.assign(globalThis, { window, document: window.document });
const { default: mermaid } = await import('mermaid');

const diagram = /^```mermaid\n(.*?)^```$/gms;

for (const file of process.argv.slice(2)) {
  for (const [, text = ''] of (await readFile(file, 'utf8')).matchAll(diagram)) {
    try {
      await mermaid.parse(text);
    } catch (error) {
      console.log(`${file}: ${error.message}`);
    }
  }
}
