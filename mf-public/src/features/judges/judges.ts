import { slug } from '@meritum/shared/programme/slug';
import judges from '../../samples/judges.json';
import type { JudgeProfile } from './JudgeProfile';
import { photos } from './photos';

/** The judges of 2024 with their biographies. */
export const judgeProfiles: readonly JudgeProfile[] = judges.map((judge) => ({
  ...judge,
  photo: photos[slug(judge.name)] ?? '',
  sample: true,
}));
