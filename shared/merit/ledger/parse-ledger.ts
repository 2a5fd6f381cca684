import { ruleSetProblems } from '../outcome/rule-set';
import type { Ledger } from './ledger';
import { ledgerSchema } from './ledger-schema';
import { misfit } from './schema';

/** What was given is no ledger; where it first departs from one is in the message. */
export class NotALedger extends Error {}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new NotALedger('This is not JSON.');
  }
}

/**
 * A ledger from its JSON, which may come from anywhere.
 *
 * @throws NotALedger
 */
export function parseLedger(text: string): Ledger {
  const value = parsed(text);
  const at = misfit(ledgerSchema, value);
  if (at !== undefined) throw new NotALedger(`This is not a ledger; see ${at || 'the whole'}.`);
  const ledger = value as Ledger;
  const [problem] = ruleSetProblems(ledger.rules);
  if (problem) throw new NotALedger(`These are no rules. ${problem}`);
  return ledger;
}
