import { changedSinceOpened } from '../../platform/errors/changed-meanwhile';

/** Repeatedly changed by others during the write. */
export const drawChanged = () => changedSinceOpened('The draw of this season');
