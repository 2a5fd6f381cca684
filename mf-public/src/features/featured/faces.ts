import faces from '../../samples/faces.json';
import { withPortraits } from './facesOnHome';
import { portraits } from './portraits';
import type { WinnerFace } from './WinnerFace';

/** Faces of the featured winners, without their long texts: for lists of people. */
export const winnerFaces: readonly WinnerFace[] = withPortraits(faces, portraits);
