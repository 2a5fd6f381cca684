interface Asked {
  kind: 'cMapUrl' | 'standardFontDataUrl' | 'wasmUrl';
  filename: string;
}

/** Encodings of Asian texts and symbol fonts; each copy must carry its licence. */
async function addressOf({ kind, filename }: Asked): Promise<string> {
  const found =
    kind === 'cMapUrl'
      ? await import(
          /* webpackMode: "eager", webpackInclude: /(bcmap|LICENSE)$/ */
          `pdfjs-dist/cmaps/${filename}`
        )
      : await import(
          /* webpackMode: "eager", webpackInclude: /(Symbol|Dingbats)\.pfb$|LICENSE_FOXIT$/ */
          `pdfjs-dist/standard_fonts/${filename}`
        );
  return found.default;
}

/** Without these data, texts of many Japanese, Chinese and Korean documents are missing. */
export class PdfData {
  async fetch(asked: Asked): Promise<Uint8Array> {
    const reply = await fetch(await addressOf(asked));
    if (!reply.ok) throw new Error(`${asked.filename} cannot be loaded.`);
    return new Uint8Array(await reply.arrayBuffer());
  }
}
