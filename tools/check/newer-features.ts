import type { Identifier } from '@mdn/browser-compat-data';
import { parse } from '@swc/core';
import { transform } from 'lightningcss';
import { styleTargets } from '../../shared/federation/webpack';
import { known, lacking } from './browser-support';
import { nodesIn } from './imports';

type Group = Readonly<Record<string, Identifier>>;

const { selectors, properties, 'at-rules': rules } = known.css as unknown as Record<string, Group>;
const { elements, global_attributes: attributes } = known.html as unknown as Record<string, Group>;

/** The names whose feature a promised browser lacks. */
const lacked = (group: Group | undefined, names: Iterable<string | undefined>) =>
  [...names].flatMap((name) => (name && lacking(group?.[name]) ? [name] : []));

const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name]) => name);

/** The property, or its values, that a promised browser lacks. */
function newerInDeclaration(name: string, value: string): string[] {
  const [property] = lacked(properties, [name]);
  if (property) return [property];
  const values = lacked(properties?.[name] as Group | undefined, value.match(/[a-z-]+/g) ?? []);
  return values.map((one) => `${name}: ${one}`);
}

/** Features of a built style sheet that a promised browser lacks: `:open`, `@page`, `resize`. */
export function newerInStyles(css: string): string[] {
  const { code } = transform({ filename: 'a.css', code: Buffer.from(css), ...styleTargets });
  const built = code.toString().replace(/\/\*.*?\*\/|"[^"]*"/gs, '');
  const declared = [...built.matchAll(/(?<=[{;]\s*)([a-z-]+): ([^;}]*)/g)];
  return [
    ...lacked(selectors, found(built, /:{1,2}([a-z][a-z-]*)(?=[^;}]*\{)/g)),
    ...lacked(rules, found(built, /@([a-z-]+)/g)),
    ...declared.flatMap(([, name = '', value = '']) => newerInDeclaration(name, value)),
  ];
}

interface Element {
  name: { value?: string };
  attributes: { name?: { value?: string } }[];
}

function newerInElement({ name: { value: tag = '' }, attributes: given }: Element): string[] {
  const own = elements?.[tag] as Group | undefined;
  const names = given.map(({ name }) => name?.value?.toLowerCase?.());
  const newer = own ? [...lacked(own, names), ...lacked(attributes, names)] : [];
  return newer.map((name) => `<${tag} ${name}>`);
}

/** The same for the selectors and the HTML in a source; the compiler checks its calls. */
export async function newerInSource(source: string, tsx: boolean): Promise<string[]> {
  const tree = await parse(source, { syntax: 'typescript', tsx });
  return [...nodesIn(tree)].flatMap((node) => {
    if (node.type === 'JSXOpeningElement') return newerInElement(node as unknown as Element);
    if (node.type !== 'StringLiteral') return [];
    return lacked(selectors, found(String(node.value), /:{1,2}([a-z-]+)/g));
  });
}
