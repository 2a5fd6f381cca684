import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const sheet = join(import.meta.dirname, '../../../shared/ui/tokens.css');

/** The colour of each token in the light scheme, by its kebab-case name. */
function lightTokens(): Map<string, string> {
  const css = readFileSync(sheet, 'utf8');
  const found = css.matchAll(/(--[\w-]+):\s*(?:var\(--when-light,\s*)?(#[0-9a-f]{6})\b/g);
  return new Map([...found].map(([, name = '', colour = '']) => [name, colour]));
}

/**
 * Replaces each `var(--token)` of a drawing with its colour, because the image renderer does not
 * support custom properties.
 * @throws Error for a token that is not a colour.
 */
export function withColours(svg: string): string {
  const tokens = lightTokens();
  return svg.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const colour = tokens.get(name);
    if (!colour) throw new Error(`${name} is no colour of the look`);
    return colour;
  });
}
