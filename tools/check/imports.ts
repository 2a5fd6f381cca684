import { parse } from '@swc/core';

/** One import of a module, however it is written. */
export interface Import {
  specifier: string;
  /** Erased by compilation, so without effect at run time. */
  typeOnly: boolean;
}

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** The text of a string or of a template without placeholders. */
function textOf(value: unknown): string | undefined {
  if (!isNode(value)) return undefined;
  if (typeof value.value === 'string') return value.value;
  const [only, more] = (value.quasis ?? []) as { cooked?: unknown }[];
  return typeof only?.cooked === 'string' && !more ? only.cooked : undefined;
}

/** Whether a call loads a module: `import()`, `require()`, `require.resolve()`, `jest.mock()`. */
function isLoading(callee: unknown): boolean {
  if (!isNode(callee)) return false;
  const name = callee.type === 'MemberExpression' && isNode(callee.object) ? callee.object : callee;
  return callee.type === 'Import' || name.value === 'require' || isJestMock(callee);
}

const isJestMock = ({ object, property }: Node) =>
  isNode(object) &&
  object.value === 'jest' &&
  isNode(property) &&
  /^(mock|doMock|requireActual|requireMock)$/.test(String(property.value));

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
    case 'TsExternalModuleReference': {
      const specifier = textOf(node.expression);
      return specifier ? { specifier, typeOnly: false } : undefined;
    }
    case 'CallExpression': {
      const [first] = (node.arguments ?? []) as { expression?: unknown }[];
      const specifier = isLoading(node.callee) ? textOf(first?.expression) : undefined;
      return specifier ? { specifier, typeOnly: false } : undefined;
    }
    default:
      return undefined;
  }
}

/** Every node of a syntax tree, parents before their children. */
export function* nodesIn(value: unknown): Generator<Node> {
  if (!isNode(value)) return;
  if (!Array.isArray(value)) yield value;
  for (const part of Object.values(value)) yield* nodesIn(part);
}

/** Every import of a source: static, re-exported, dynamic, required, mocked, and of types. */
export async function importsOf(source: string, tsx: boolean): Promise<Import[]> {
  const tree = await parse(source, { syntax: 'typescript', tsx });
  return [...nodesIn(tree)].flatMap((node) => importOf(node) ?? []);
}
