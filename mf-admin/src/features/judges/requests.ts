import type { JudgeDetail } from '@meritum/shared/contracts/listed-judges';

/** A judge as the reader has seen them. */
export const asSeen = ({ id: judgeId, revision }: Pick<JudgeDetail, 'id' | 'revision'>) => ({
  judgeId,
  revision,
});
