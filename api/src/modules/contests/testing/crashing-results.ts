import { composedUntil } from '../../../testing/killed-process';
import { technology as contest } from '../../../testing/results';
import { closeJudging } from '../closing';
import { readContest } from '../contest-snapshot';
import { finaliseResults } from '../finalising';
import { computedOutcome } from '../outcome';
import { publishResults } from '../publishing';

/**
 * Two organisers close a rated category, finalise and publish its results, until the process is
 * killed at a step: `crashing-results.ts <database> <step> <account ids>`, the latter two as JSON.
 * Prints a line for each completed step.
 */
const [database = '', step = '', accountIds = ''] = process.argv.slice(2);
const { results: context } = composedUntil(step, database);

async function organiser(accountId: string) {
  const known = await context.personOf(accountId);
  if (!known) throw new Error(`No account ${accountId}`);
  return { accountId, person: async () => ({ accountId, ...known }) };
}

const say = (done: string) => process.stdout.write(`${done}\n`);

const [one, other] = await Promise.all((JSON.parse(accountIds) as [string, string]).map(organiser));
if (!one || !other) throw new Error('It takes two organisers');

const { revision } = await context.results.of(contest);
await closeJudging(context, one, { contest, revision });
say('closed');
const { hash: outcomeHash } = await computedOutcome(context, await readContest(context, contest));
const { proposed } = await finaliseResults(context, one, { contest, outcomeHash });
await finaliseResults(context, other, { contest, outcomeHash, proposalId: proposed?.id });
say('finalised');
await publishResults(context, other, { contest, outcomeHash });
say('published');
