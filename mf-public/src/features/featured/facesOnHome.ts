import faces from '../../samples/faces-on-home.json';
import anselmGreyledger from '../portraits/anselm-greyledger.svg';
import bodhiLarkensvale from '../portraits/bodhi-larkensvale.svg';
import emekaSundrell from '../portraits/emeka-sundrell.svg';
import ilkaThornwhistle from '../portraits/ilka-thornwhistle.svg';
import zariaMoonharrow from '../portraits/zaria-moonharrow.svg';
import type { WinnerFace } from './FeaturedWinner';

export const portraitsOnHome: Readonly<Record<string, string>> = {
  'anselm-greyledger': anselmGreyledger,
  'bodhi-larkensvale': bodhiLarkensvale,
  'emeka-sundrell': emekaSundrell,
  'ilka-thornwhistle': ilkaThornwhistle,
  'zaria-moonharrow': zariaMoonharrow,
};

type Face = Omit<WinnerFace, 'portrait'>;

/** Faces with the portraits of a map by id. */
export const withPortraits = (given: readonly object[], of: typeof portraitsOnHome): WinnerFace[] =>
  (given as readonly Face[]).map((face) => ({ ...face, portrait: of[face.id] ?? '' }));

/** The first featured winners of each category, apart from the others for the size of the home page. */
export const winnersOnHome: readonly WinnerFace[] = withPortraits(faces, portraitsOnHome);
