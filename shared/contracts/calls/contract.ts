import { accountCalls } from './account';
import { assignmentCalls } from './assignments';
import { auditCalls } from './audit';
import type { CallContract } from './call';
import { consolePeopleCalls } from './console-people';
import { draftCalls } from './drafts';
import { factorCalls } from './factors';
import { identityCalls } from './identity';
import { judgeCalls } from './judges';
import { logCalls } from './log';
import { mailCalls } from './mails';
import { nominationCalls } from './nominations';
import { operationCalls } from './operations';
import { overviewCalls } from './overview';
import { planCalls } from './plans';
import { profileCalls } from './profiles';
import { recognitionCalls } from './recognitions';
import { resultCalls } from './results';
import { seasonCalls } from './seasons';
import { teamCalls } from './team';
import { winnerCalls } from './winners';

/**
 * The contract of every call. The server's handlers and the types of the browser's calls derive
 * from it; browser code imports only its types, never the schemas.
 */
export const contract = {
  ...identityCalls,
  ...accountCalls,
  ...factorCalls,
  ...nominationCalls,
  ...draftCalls,
  ...judgeCalls,
  ...assignmentCalls,
  ...consolePeopleCalls,
  ...planCalls,
  ...seasonCalls,
  ...winnerCalls,
  ...resultCalls,
  ...recognitionCalls,
  ...profileCalls,
  ...logCalls,
  ...mailCalls,
  ...auditCalls,
  ...overviewCalls,
  ...teamCalls,
  ...operationCalls,
} as const satisfies Record<string, CallContract>;

export type Contract = typeof contract;

export type Operation = keyof Contract;

export const operations = Object.keys(contract) as Operation[];
