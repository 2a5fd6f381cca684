import type { Computation } from '../threads/computation';
import { drawPaper, isBuilt } from './draw';
import type { Paper } from './paper';

/**
 * Draws in a thread, so that many papers delay no request. Not from source: compiling the thread
 * takes longer than the one paper of a developer or test.
 */
export const drawingPaper: Computation<object, Paper, Promise<Uint8Array>> = {
  name: 'drawing a paper',
  isSmall: () => !isBuilt,
  maxSeconds: 10,
  compute: (_, paper) => drawPaper(paper),
};
