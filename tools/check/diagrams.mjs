// Reads the Mermaid diagrams of the Markdown files that it is given, and prints what Mermaid says of
// those that it cannot draw. A program of its own, since Mermaid is an ES module that wants a window.
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
