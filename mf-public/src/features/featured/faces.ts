import faces from '../../samples/faces.json';
import caspianDewhollow from '../portraits/caspian-dewhollow.svg';
import devrajAmberlune from '../portraits/devraj-amberlune.svg';
import joaquimVerdemoor from '../portraits/joaquim-verdemoor.svg';
import linneaFrostvarden from '../portraits/linnea-frostvarden.svg';
import marisolQuillfeather from '../portraits/marisol-quillfeather.svg';
import noorSilvandar from '../portraits/noor-silvandar.svg';
import orsolyaFennwick from '../portraits/orsolya-fennwick.svg';
import priyaLanternwood from '../portraits/priya-lanternwood.svg';
import renkoAshgrovemai from '../portraits/renko-ashgrovemai.svg';
import saoirseInkwillow from '../portraits/saoirse-inkwillow.svg';
import tamsinOkavendo from '../portraits/tamsin-okavendo.svg';
import tobiasHearthmere from '../portraits/tobias-hearthmere.svg';
import yumiTidewhisper from '../portraits/yumi-tidewhisper.svg';
import type { WinnerFace } from './FeaturedWinner';
import { winnersOnHome, withPortraits } from './facesOnHome';

const portraits: Readonly<Record<string, string>> = {
  'caspian-dewhollow': caspianDewhollow,
  'devraj-amberlune': devrajAmberlune,
  'joaquim-verdemoor': joaquimVerdemoor,
  'linnea-frostvarden': linneaFrostvarden,
  'marisol-quillfeather': marisolQuillfeather,
  'noor-silvandar': noorSilvandar,
  'orsolya-fennwick': orsolyaFennwick,
  'priya-lanternwood': priyaLanternwood,
  'renko-ashgrovemai': renkoAshgrovemai,
  'saoirse-inkwillow': saoirseInkwillow,
  'tamsin-okavendo': tamsinOkavendo,
  'tobias-hearthmere': tobiasHearthmere,
  'yumi-tidewhisper': yumiTidewhisper,
};

const order = ['Technology', 'AI', 'Data Analytics'];

/** The featured winners by category, without their long texts; those of the home page come first. */
export const winnerFaces: readonly WinnerFace[] = [
  ...winnersOnHome,
  ...withPortraits(faces, portraits),
].sort((one, other) => order.indexOf(one.category) - order.indexOf(other.category));
