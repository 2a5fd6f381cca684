import { type CallContract, rolesFor } from '@meritum/shared/contracts/calls/call';
import { contract, type Operation, operations } from '@meritum/shared/contracts/calls/contract';
import * as z from 'zod/mini';

const begin = '<!-- calls: written by tools/check/api-doc.ts -->';
const end = '<!-- end of calls -->';

/** Objects with more names are left to the OpenAPI document. */
const mostNames = 4;

/** Names in an object, optional ones with a question mark. */
function namesIn(schema: z.core.$ZodType): string[] {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  });
  return Object.keys(properties).map((name) => (required.includes(name) ? name : `${name}?`));
}

function shapeOf(schema: z.core.$ZodType): string {
  const names = namesIn(schema);
  const shown = names.length > mostNames ? [...names.slice(0, mostNames), '...'] : names;
  return shown.length > 0 ? ` \`{${shown.join(', ')}}\`` : '';
}

function requestOf(name: Operation, { query, headers, body, file }: CallContract): string {
  const { method, path } = contract[name];
  const parts = [
    `${method} ${path.replace(/:(\w+)/g, '{$1}')}${body ? shapeOf(body) : ''}`,
    query && shapeOf(query) && `query${shapeOf(query)}`,
    headers && `headers${shapeOf(headers)}`,
    file && `multipart \`${file}\``,
  ];
  return parts.filter(Boolean).join(', ');
}

const who = { public: 'anybody', 'signed-in': 'signed in' } as const;

const forWhom = (call: CallContract) =>
  call.may === 'admin'
    ? rolesFor(call)
        .map((role) => `${role}s`)
        .join(', ')
    : who[call.may];

const recordedOf = ({ records }: CallContract) =>
  records === 'nothing' ? records : (records ?? []).join(', ');

function rowOf(name: Operation): string {
  const call: CallContract = contract[name];
  const cells = [
    `\`${name}\``,
    call.summary,
    requestOf(name, call),
    forWhom(call),
    (call.refusals ?? []).join(', '),
    recordedOf(call),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** The calls of the contract as a table in Markdown. */
function table(): string {
  const head = [
    'Operation',
    'What it does',
    'Request',
    'For',
    'Refusals of its own',
    'Audit trail',
  ];
  return [
    `| ${head.join(' | ')} |`,
    `|${head.map(() => ' --- |').join('')}`,
    ...operations.map(rowOf),
  ].join('\n');
}

/** The page with the current table. Throws when the page lacks the markers. */
export function withTable(page: string): string {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The page lacks "${begin}" or "${end}"`);
  return `${page.slice(0, from)}${begin}\n\n${table()}\n\n${page.slice(to)}`;
}
