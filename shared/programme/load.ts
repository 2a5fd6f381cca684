import { defaultSeason } from './season';

/** Our estimate for an essay of 500 words, a document and four numbers. */
export const minutesPerEntry = '10 to 15';

/** The effort of judging, stated before somebody applies. */
export const judgingLoad = `Expect up to ${defaultSeason.planning.capacityPerJudge} entries in a season, some ${minutesPerEntry} minutes each. This is an estimate; as a judge you can set a lower limit.`;
