import type { Criterion } from '@meritum/shared/contracts/assignments';
import { criteria as ofSeason } from '@meritum/shared/programme/season';

/** The four criteria in the order of the evaluation (JUD-031). */
export const criteria = ofSeason.map(({ key, name }) => ({ key: key as Criterion, name }));

/** The values of a rating. */
export const scale = Array.from({ length: 10 }, (_, index) => index + 1);
