import { leaveKeysToInputMethods } from '@meritum/shared/ui/inputMethods';
import { tolerateChangedNodes } from './changedNodes';

/** What a page needs once somebody uses it; a script of its own, so that it shows earlier. */
export function prepareForUse(): void {
  tolerateChangedNodes();
  leaveKeysToInputMethods();
}
