import { type CallContract, rolesFor } from '@meritum/shared/contracts/calls/call';
import { contract, type Operation, operations } from '@meritum/shared/contracts/calls/contract';
import type { ConsoleRole } from '@meritum/shared/contracts/roles';

const lineWidth = 100;

function entryOf(name: Operation): string {
  const { method, path } = contract[name];
  const line = `  ${name}: { method: '${method}', path: '${path}' },`;
  if (line.length <= lineWidth) return line;
  return `  ${name}: {\n    method: '${method}',\n    path: '${path}',\n  },`;
}

/** Called by operators and documentation, never by our pages. */
const ofOperators = ['health', 'meta'];

/** Called by wallets, browsers, mail programs and auditors, never by our pages. */
const ofOthers = [
  ...['getIssuer', 'getIssuerKeys', 'getBadgeStatus', 'getPasskeyOrigins', 'finishGoogleSignIn'],
  ...['stopDraftRemindersAtOnce', 'openDraftReminders', 'getLogEntries', 'getLogInclusion'],
  ...['stopEvaluationRemindersAtOnce', 'openEvaluationReminders'],
];

const isPublic = (name: Operation) => contract[name].may === 'public';
const isForVisitors = (name: Operation) => isPublic(name) && !ofOthers.includes(name);

/** Whether people open the address directly, as pages and pictures, and no script calls it. */
function isOpened(name: Operation): boolean {
  const { 200: reply }: CallContract['replies'] = contract[name].replies;
  return isPublic(name) && !!reply && 'media' in reply && /^(text\/html|image)/.test(reply.media);
}

const asked = operations.filter(
  (name) => !ofOperators.includes(contract[name].tag) && !isOpened(name),
);

const entriesFor = (role: ConsoleRole) =>
  operations
    .filter((name) => contract[name].may === 'admin' && rolesFor(contract[name]).includes(role))
    .map((name) => `    '${name}',`)
    .join('\n');

const written = '// Written by tools/check/api-doc.ts from the contracts in calls/.\n';

/** The address lists that browsers load in place of the contract, by their path in the repository. */
export const addressLists: Readonly<Record<string, string>> = {
  'shared/contracts/public-calls.ts': `${written}
/**
 * Method and path of the calls that need no session. They are separate so that a visitor of the
 * public site does not load the addresses of all others.
 */
export const publicCalls = {
${asked.filter(isForVisitors).map(entryOf).join('\n')}
} as const;

export type PublicName = keyof typeof publicCalls;
`,
  'shared/contracts/calls.ts': `${written}import { publicCalls } from './public-calls';

/** Method and path of each call, without the schemas, which a browser does not need. */
export const calls = {
  ...publicCalls,
${asked
  .filter((name) => !isForVisitors(name))
  .map(entryOf)
  .join('\n')}
} as const;

export type CallName = keyof typeof calls;
`,
  'shared/contracts/role-calls.ts': `${written}
/** The calls of the console that each role may make; an organiser may make all. */
export const roleCalls = {
  reader: [
${entriesFor('reader')}
  ],
  screener: [
${entriesFor('screener')}
  ],
} as const;
`,
};
