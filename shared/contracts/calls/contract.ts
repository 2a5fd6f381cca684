import { calls } from '../calls';
import { accountCalls } from './account';
import { assignmentCalls } from './assignments';
import { auditCalls } from './audit';
import type { CallContract } from './call';
import { draftCalls } from './drafts';
import { factorCalls } from './factors';
import { identityCalls } from './identity';
import { judgeCalls } from './judges';
import { mailCalls } from './mails';
import { nominationCalls } from './nominations';
import { operationAddresses, operationCalls } from './operations';
import { planCalls } from './plans';
import { resultCalls } from './results';
import { seasonCalls } from './seasons';
import { uploadCalls } from './uploads';
import { winnerCalls } from './winners';

/** Address of every call of the API. */
export const addresses = { ...calls, ...operationAddresses };

/** Every name that the API answers to. */
export type Operation = keyof typeof addresses;

/**
 * What is agreed for every call. The server registers its handlers by it, and so do the types of the
 * browser's calls; a browser imports of it the types alone, never the schemas.
 */
export const contract = {
  ...identityCalls,
  ...accountCalls,
  ...factorCalls,
  ...nominationCalls,
  ...draftCalls,
  ...uploadCalls,
  ...judgeCalls,
  ...assignmentCalls,
  ...planCalls,
  ...seasonCalls,
  ...winnerCalls,
  ...resultCalls,
  ...mailCalls,
  ...auditCalls,
  ...operationCalls,
} as const satisfies Record<Operation, CallContract>;

export type Contract = typeof contract;

export const operations = Object.keys(contract) as Operation[];
