import type { UpdateResult } from 'mongodb';

/** Whether a conditional write found its document. */
export const hasMatched = async (write: Promise<UpdateResult>): Promise<boolean> =>
  (await write).matchedCount === 1;
