import { slug } from '@meritum/shared/programme/slug';
import faces from '../../samples/faces-on-home.json';
import anselmGreyledger from '../portraits/anselm-greyledger.svg';
import bodhiLarkensvale from '../portraits/bodhi-larkensvale.svg';
import emekaSundrell from '../portraits/emeka-sundrell.svg';
import ilkaThornwhistle from '../portraits/ilka-thornwhistle.svg';
import zariaMoonharrow from '../portraits/zaria-moonharrow.svg';
import type { WinnerFace } from './FeaturedWinner';

const portraits: Readonly<Record<string, string>> = {
  'anselm-greyledger': anselmGreyledger,
  'bodhi-larkensvale': bodhiLarkensvale,
  'emeka-sundrell': emekaSundrell,
  'ilka-thornwhistle': ilkaThornwhistle,
  'zaria-moonharrow': zariaMoonharrow,
};

type Face = Omit<WinnerFace, 'id' | 'portrait'>;

export const withPortraits = (given: readonly object[], of: typeof portraits): WinnerFace[] =>
  (given as readonly Face[]).map((face) => {
    const id = slug(face.name);
    return { ...face, id, portrait: of[id] ?? '' };
  });

/** The first winners of each category, separate to keep the home page small. */
export const winnersOnHome: readonly WinnerFace[] = withPortraits(faces, portraits);
