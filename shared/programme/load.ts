import { defaultSeason } from './season';

/** An estimate of ours: an essay of 500 words and a document, four numbers. */
export const minutesPerEntry = '10 to 15';

/** What judging takes, said before somebody applies. */
export const judgingLoad = `Expect up to ${defaultSeason.planning.capacityPerJudge} entries in a season, some ${minutesPerEntry} minutes each. This is an estimate; as a judge you can set a lower limit.`;
