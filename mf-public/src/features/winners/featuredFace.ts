import { featuredYear } from '../featured/FeaturedWinner';
import { winnerFaces } from '../featured/faces';
import type { WinnerFace } from '../featured/WinnerFace';

const faces = new Map(winnerFaces.map((face) => [`${face.category} ${face.id}`, face]));

/** The featured winner of a list's record, matched by their common id. */
export function featuredFace(record: {
  id: string;
  category: string;
  year: string;
}): WinnerFace | undefined {
  return record.year === featuredYear ? faces.get(`${record.category} ${record.id}`) : undefined;
}
