import anselmGreyledger from '../portraits/anselm-greyledger.svg';
import bodhiLarkensvale from '../portraits/bodhi-larkensvale.svg';
import caspianDewhollow from '../portraits/caspian-dewhollow.svg';
import devrajAmberlune from '../portraits/devraj-amberlune.svg';
import emekaSundrell from '../portraits/emeka-sundrell.svg';
import ilkaThornwhistle from '../portraits/ilka-thornwhistle.svg';
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
import zariaMoonharrow from '../portraits/zaria-moonharrow.svg';

/** Address of the portrait of each featured winner, by id. */
export const portraits: Readonly<Record<string, string>> = {
  'anselm-greyledger': anselmGreyledger,
  'bodhi-larkensvale': bodhiLarkensvale,
  'caspian-dewhollow': caspianDewhollow,
  'devraj-amberlune': devrajAmberlune,
  'emeka-sundrell': emekaSundrell,
  'ilka-thornwhistle': ilkaThornwhistle,
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
  'zaria-moonharrow': zariaMoonharrow,
};
