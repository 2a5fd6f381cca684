import { ruleSetProblems } from '../outcome/rule-set';
import { parseJson } from '../parse-json';
import type { Ledger } from './ledger';
import { ledgerFormat, ledgerSchema } from './ledger-schema';

/** Thrown for input that is not a ledger; the message names the first fault. */
export class NotALedger extends Error {}

function parsed(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    throw new NotALedger('This is not JSON.');
  }
}

/** Parses a ledger from untrusted JSON. @throws NotALedger */
export function parseLedger(text: string): Ledger {
  const value = parsed(text);
  const { format = ledgerFormat } = Object(value);
  // The format comes first, so that another format is named and not its missing members.
  const at = format === ledgerFormat ? ledgerSchema(value) : '/format';
  if (at === '/format') throw new NotALedger(`This is not a ledger of the format ${ledgerFormat}.`);
  if (at !== undefined) throw new NotALedger(`This is not a ledger; see ${at || 'the whole'}.`);
  const ledger = value as Ledger;
  const [problem] = ruleSetProblems(ledger.rules);
  if (problem) throw new NotALedger(`These are no rules. ${problem}`);
  return ledger;
}
