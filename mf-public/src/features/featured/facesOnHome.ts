import pAnselmGreyledger from '../portraits/anselm-greyledger.svg';
import pBodhiLarkensvale from '../portraits/bodhi-larkensvale.svg';
import pEmekaSundrell from '../portraits/emeka-sundrell.svg';
import pIlkaThornwhistle from '../portraits/ilka-thornwhistle.svg';
import pNoorSilvandar from '../portraits/noor-silvandar.svg';
import pZariaMoonharrow from '../portraits/zaria-moonharrow.svg';
import type { WinnerFace } from './WinnerFace';

export const winnersOnHome: readonly WinnerFace[] = [
  {
    id: 'ilka-thornwhistle',
    name: 'Ilka Thornwhistle',
    award: 'Platinum',
    category: 'Technology',
    work: 'Engineer of dependable payments',
    portrait: pIlkaThornwhistle,
  },
  {
    id: 'bodhi-larkensvale',
    name: 'Bodhi Larkensvale',
    award: 'Platinum',
    category: 'Technology',
    work: 'Control software for local energy',
    portrait: pBodhiLarkensvale,
  },
  {
    id: 'zaria-moonharrow',
    name: 'Zaria Moonharrow',
    award: 'Platinum',
    category: 'AI',
    work: 'Second readings in radiology',
    portrait: pZariaMoonharrow,
  },
  {
    id: 'emeka-sundrell',
    name: 'Emeka Sundrell',
    award: 'Platinum',
    category: 'AI',
    work: 'Speech for languages with few recordings',
    portrait: pEmekaSundrell,
  },
  {
    id: 'anselm-greyledger',
    name: 'Anselm Greyledger',
    award: 'Platinum',
    category: 'Data Analytics',
    work: 'Figures that can be traced',
    portrait: pAnselmGreyledger,
  },
  {
    id: 'noor-silvandar',
    name: 'Noor Silvandar',
    award: 'Platinum',
    category: 'Data Analytics',
    work: 'Finding leaks by arithmetic',
    portrait: pNoorSilvandar,
  },
];
