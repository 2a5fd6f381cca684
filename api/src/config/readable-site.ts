import { problemOfSite } from '@meritum/shared/programme/site-setting';

/**
 * Ends the process with a line where MERITUM_SITE is wrong. Imported before all else, since modules
 * read that setting while they are loaded, before others are checked.
 */
const problem = problemOfSite(process.env.MERITUM_SITE);
if (problem !== null) {
  process.stderr.write(`The settings of the API cannot be used:\n  ${problem}\n`);
  process.exit(1);
}
