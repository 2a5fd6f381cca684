import { parse } from '@swc/core';

/** One import of a module, however it is written. */
export interface Import {
  specifier: string;
  /** Gone after compilation, so it binds nobody at run time. */
  typeOnly: boolean;
}

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const textOf = (value: unknown): string | undefined =>
  isNode(value) && typeof value.value === 'string' ? value.value : undefined;

function importOf(node: Node): Import | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration': {
      const specifier = textOf(node.source);
      return specifier ? { specifier, typeOnly: node.typeOnly === true } : undefined;
    }
    case 'TsImportType': {
      const specifier = textOf(node.argument);
      return specifier ? { specifier, typeOnly: true } : undefined;
    }
    case 'CallExpression': {
      const dynamic = isNode(node.callee) && node.callee.type === 'Import';
      const [first] = (node.arguments ?? []) as { expression?: unknown }[];
      const specifier = dynamic ? textOf(first?.expression) : undefined;
      return specifier ? { specifier, typeOnly: false } : undefined;
    }
    default:
      return undefined;
  }
}

function collect(value: unknown, found: Import[]): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, found);
  } else if (isNode(value)) {
    const one = importOf(value);
    if (one) found.push(one);
    for (const part of Object.values(value)) if (isNode(part)) collect(part, found);
  }
}

/** Every import of a TypeScript source: static, re-exported, dynamic and of types. */
export async function importsOf(source: string, tsx: boolean): Promise<Import[]> {
  const found: Import[] = [];
  collect(await parse(source, { syntax: 'typescript', tsx }), found);
  return found;
}
