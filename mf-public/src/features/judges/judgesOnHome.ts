import judges from '../../samples/judges-on-home.json';
import hedwigPalewater from '../portraits/hedwig-palewater.svg';
import kwabenaOrchardlight from '../portraits/kwabena-orchardlight.svg';
import mirelaStonequill from '../portraits/mirela-stonequill.svg';
import type { JudgeFace } from './JudgeProfile';

const photos = [hedwigPalewater, kwabenaOrchardlight, mirelaStonequill];

export const judgesOnHome: readonly JudgeFace[] = judges.map((judge, at) => ({
  ...judge,
  photo: photos[at] ?? '',
}));
