import { type NominationTexts, nominationControls, nominationTexts } from './nominations';
import { takeFields } from './shape';

const typed = Object.entries(nominationControls).map(([name, { label, control }]) => [
  name,
  { url: `https://example.com/${name}`, choice: 'CI', text: '', essay: '' }[control] ||
    `Sample of ${label}`,
]);

/** A distinct text for each field of a nomination, for sample nominations and tests. */
export const sampleTexts: NominationTexts = takeFields(nominationTexts, Object.fromEntries(typed));
