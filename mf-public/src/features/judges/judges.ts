import { slug } from '@meritum/shared/programme/slug';
import judges from '../../samples/judges.json';
import amaraRiverglass from '../portraits/amara-riverglass.svg';
import beatrizNightorchard from '../portraits/beatriz-nightorchard.svg';
import dmitriWolfsedge from '../portraits/dmitri-wolfsedge.svg';
import elspethCandlemoor from '../portraits/elspeth-candlemoor.svg';
import hedwigPalewater from '../portraits/hedwig-palewater.svg';
import hiroCloudmantle from '../portraits/hiro-cloudmantle.svg';
import ingridSablefjord from '../portraits/ingrid-sablefjord.svg';
import kwabenaOrchardlight from '../portraits/kwabena-orchardlight.svg';
import leilaDawnmeadow from '../portraits/leila-dawnmeadow.svg';
import mirelaStonequill from '../portraits/mirela-stonequill.svg';
import rafaelCantomar from '../portraits/rafael-cantomar.svg';
import tariqSandharbour from '../portraits/tariq-sandharbour.svg';
import type { JudgeProfile } from './JudgeProfile';

const photos: Readonly<Record<string, string>> = {
  'amara-riverglass': amaraRiverglass,
  'beatriz-nightorchard': beatrizNightorchard,
  'dmitri-wolfsedge': dmitriWolfsedge,
  'elspeth-candlemoor': elspethCandlemoor,
  'hedwig-palewater': hedwigPalewater,
  'hiro-cloudmantle': hiroCloudmantle,
  'ingrid-sablefjord': ingridSablefjord,
  'kwabena-orchardlight': kwabenaOrchardlight,
  'leila-dawnmeadow': leilaDawnmeadow,
  'mirela-stonequill': mirelaStonequill,
  'rafael-cantomar': rafaelCantomar,
  'tariq-sandharbour': tariqSandharbour,
};

export const judgeProfiles: readonly JudgeProfile[] = judges.map((judge) => ({
  ...judge,
  photo: photos[slug(judge.name)] ?? '',
  sample: true,
}));
