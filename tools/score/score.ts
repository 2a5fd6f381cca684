import { answerOf, kindsOf } from './answers';
import { scoreOf, sheet } from './observatory';

/**
 * `npm run headers:score -- https://awards.example [--local]`: how each kind of answer of a running
 * site scores; `--local` for one whose certificate is of this machine.
 */
const [address = '', ...options] = process.argv.slice(2);
if (!address.startsWith('https://')) {
  console.error('Which site? npm run headers:score -- https://awards.example');
  process.exit(1);
}
const site = { address, trustAny: options.includes('--local') };
for (const [kind, asked] of Object.entries(await kindsOf(site))) {
  console.log(`${sheet(kind, scoreOf(await answerOf(site, asked)))}\n`);
}
