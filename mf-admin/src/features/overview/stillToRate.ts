import { consolePath } from '../console/screens';

/** Judges with ratings to give, those idle longest first. */
export const stillToRate = `${consolePath('judges')}?idle=0&sort=-idle`;
