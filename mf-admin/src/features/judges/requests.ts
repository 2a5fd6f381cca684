import type { JudgeDetail } from '@meritum/shared/contracts/listed-judges';

/** A judge in the version that the reader has seen. */
export const asSeen = ({ id: judgeId, revision }: Pick<JudgeDetail, 'id' | 'revision'>) => ({
  judgeId,
  revision,
});
