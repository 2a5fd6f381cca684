import { leaveKeysToInputMethods } from '@meritum/shared/ui/inputMethods';
import { tolerateChangedNodes } from './changedNodes';

/** Prepares a page for use. A script of its own, so that the page shows earlier. */
export function prepareForUse(): void {
  tolerateChangedNodes();
  leaveKeysToInputMethods();
}
