import { problemOfSite } from '@meritum/shared/programme/site-setting';

/**
 * Ends the process with a message where MERITUM_SITE is wrong. Imported first, because modules read
 * this setting when loaded, before the other settings are checked.
 */
const problem = problemOfSite(process.env.MERITUM_SITE);
if (problem !== null) {
  process.stderr.write(`The settings of the API cannot be used:\n  ${problem}\n`);
  process.exit(1);
}
