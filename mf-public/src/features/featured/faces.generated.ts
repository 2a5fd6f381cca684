// Written by tools/samples/generate.ts; change the texts there.
import pAnselmGreyledger from '../portraits/anselm-greyledger.svg';
import pBodhiLarkensvale from '../portraits/bodhi-larkensvale.svg';
import pCaspianDewhollow from '../portraits/caspian-dewhollow.svg';
import pDevrajAmberlune from '../portraits/devraj-amberlune.svg';
import pEmekaSundrell from '../portraits/emeka-sundrell.svg';
import pIlkaThornwhistle from '../portraits/ilka-thornwhistle.svg';
import pJoaquimVerdemoor from '../portraits/joaquim-verdemoor.svg';
import pLinneaFrostvarden from '../portraits/linnea-frostvarden.svg';
import pMarisolQuillfeather from '../portraits/marisol-quillfeather.svg';
import pNoorSilvandar from '../portraits/noor-silvandar.svg';
import pOrsolyaFennwick from '../portraits/orsolya-fennwick.svg';
import pPriyaLanternwood from '../portraits/priya-lanternwood.svg';
import pRenkoAshgrovemai from '../portraits/renko-ashgrovemai.svg';
import pSaoirseInkwillow from '../portraits/saoirse-inkwillow.svg';
import pTamsinOkavendo from '../portraits/tamsin-okavendo.svg';
import pTobiasHearthmere from '../portraits/tobias-hearthmere.svg';
import pYumiTidewhisper from '../portraits/yumi-tidewhisper.svg';
import pZariaMoonharrow from '../portraits/zaria-moonharrow.svg';
import type { WinnerFace } from './WinnerFace';

export const winnerFaces: readonly WinnerFace[] = [
  {
    "id": "ilka-thornwhistle",
    "name": "Ilka Thornwhistle",
    "award": "Platinum",
    "category": "Technology",
    "work": "Engineer of dependable payments",
    "portrait": pIlkaThornwhistle
  },
  {
    "id": "bodhi-larkensvale",
    "name": "Bodhi Larkensvale",
    "award": "Platinum",
    "category": "Technology",
    "work": "Control software for local energy",
    "portrait": pBodhiLarkensvale
  },
  {
    "id": "marisol-quillfeather",
    "name": "Marisol Quillfeather",
    "award": "Gold",
    "category": "Technology",
    "work": "Accessible public services",
    "portrait": pMarisolQuillfeather
  },
  {
    "id": "tamsin-okavendo",
    "name": "Tamsin Okavendo",
    "award": "Gold",
    "category": "Technology",
    "work": "Signals that explain themselves",
    "portrait": pTamsinOkavendo
  },
  {
    "id": "renko-ashgrovemai",
    "name": "Renko Ashgrovemai",
    "award": "Silver",
    "category": "Technology",
    "work": "Faster and calmer builds",
    "portrait": pRenkoAshgrovemai
  },
  {
    "id": "caspian-dewhollow",
    "name": "Caspian Dewhollow",
    "award": "Silver",
    "category": "Technology",
    "work": "Field robots for small farms",
    "portrait": pCaspianDewhollow
  },
  {
    "id": "zaria-moonharrow",
    "name": "Zaria Moonharrow",
    "award": "Platinum",
    "category": "AI",
    "work": "Second readings in radiology",
    "portrait": pZariaMoonharrow
  },
  {
    "id": "emeka-sundrell",
    "name": "Emeka Sundrell",
    "award": "Platinum",
    "category": "AI",
    "work": "Speech for languages with few recordings",
    "portrait": pEmekaSundrell
  },
  {
    "id": "linnea-frostvarden",
    "name": "Linnea Frostvarden",
    "award": "Gold",
    "category": "AI",
    "work": "Forecasts of river ice",
    "portrait": pLinneaFrostvarden
  },
  {
    "id": "devraj-amberlune",
    "name": "Devraj Amberlune",
    "award": "Gold",
    "category": "AI",
    "work": "Safer assistance for bus drivers",
    "portrait": pDevrajAmberlune
  },
  {
    "id": "yumi-tidewhisper",
    "name": "Yumi Tidewhisper",
    "award": "Silver",
    "category": "AI",
    "work": "Listening to reefs",
    "portrait": pYumiTidewhisper
  },
  {
    "id": "orsolya-fennwick",
    "name": "Orsolya Fennwick",
    "award": "Silver",
    "category": "AI",
    "work": "Feedback that teaches",
    "portrait": pOrsolyaFennwick
  },
  {
    "id": "anselm-greyledger",
    "name": "Anselm Greyledger",
    "award": "Platinum",
    "category": "Data Analytics",
    "work": "Figures that can be traced",
    "portrait": pAnselmGreyledger
  },
  {
    "id": "noor-silvandar",
    "name": "Noor Silvandar",
    "award": "Platinum",
    "category": "Data Analytics",
    "work": "Finding leaks by arithmetic",
    "portrait": pNoorSilvandar
  },
  {
    "id": "priya-lanternwood",
    "name": "Priya Lanternwood",
    "award": "Gold",
    "category": "Data Analytics",
    "work": "Less food thrown away",
    "portrait": pPriyaLanternwood
  },
  {
    "id": "joaquim-verdemoor",
    "name": "Joaquim Verdemoor",
    "award": "Gold",
    "category": "Data Analytics",
    "work": "Counting forests honestly",
    "portrait": pJoaquimVerdemoor
  },
  {
    "id": "saoirse-inkwillow",
    "name": "Saoirse Inkwillow",
    "award": "Silver",
    "category": "Data Analytics",
    "work": "Budgets that citizens can read",
    "portrait": pSaoirseInkwillow
  },
  {
    "id": "tobias-hearthmere",
    "name": "Tobias Hearthmere",
    "award": "Silver",
    "category": "Data Analytics",
    "work": "Maintenance at the right moment",
    "portrait": pTobiasHearthmere
  }
];
