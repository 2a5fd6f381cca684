import { consolePath } from '../console/screens';

/** Judges with ratings to give, the longest idle first. */
export const stillToRate = `${consolePath('judges')}?idle=0&sort=-idle`;
