import faces from '../../samples/faces.json';
import { portraits } from './portraits';
import type { WinnerFace } from './WinnerFace';

type Face = Omit<WinnerFace, 'portrait'>;

/** Faces of the featured winners, without their long texts: for lists of people. */
export const winnerFaces: readonly WinnerFace[] = (faces as readonly Face[]).map((face) => ({
  ...face,
  portrait: portraits[face.id] ?? '',
}));
