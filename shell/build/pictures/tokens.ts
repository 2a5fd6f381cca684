import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const sheet = join(import.meta.dirname, '../../../shared/ui/tokens.css');

/** The colours of the tokens in a scheme, by kebab-case name. */
function tokensIn(scheme: 'light' | 'dark'): Map<string, string> {
  const css = readFileSync(sheet, 'utf8');
  const when = scheme === 'light' ? 'var\\(--when-light,\\s*' : '[^;]*var\\(--when-dark,\\s*';
  const found = css.matchAll(new RegExp(`(--[\\w-]+):\\s*(?:${when})?(#[0-9a-f]{6})\\b`, 'g'));
  return new Map([...found].map(([, name = '', colour = '']) => [name, colour]));
}

/** Replaces tokens by colours, because the renderer knows none. @throws Error for another token. */
export function withColours(svg: string, scheme: 'light' | 'dark' = 'light'): string {
  const tokens = tokensIn(scheme);
  return svg.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const colour = tokens.get(name);
    if (!colour) throw new Error(`${name} is no colour of the look`);
    return colour;
  });
}
