import { type NominationTexts, nominationControls, nominationTexts } from './nominations';
import { takeFields } from './shape';

const typed = Object.entries(nominationControls).map(([name, { label, control }]) => [
  name,
  control === 'url' ? `https://example.com/${name}` : `Sample of ${label}`,
]);

/** A text for each field of a nomination, all different: for sample nominations and for tests. */
export const sampleTexts: NominationTexts = takeFields(nominationTexts, Object.fromEntries(typed));
