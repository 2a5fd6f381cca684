import type { Computation } from '../threads/computation';
import { drawPaper, isBuilt } from './draw';
import type { Paper } from './paper';

/**
 * Drawing in a thread: a hundred papers at once would keep everybody else waiting. From source the
 * thread would first be compiled, which takes longer than drawing what one developer or test asks for.
 */
export const drawingPaper: Computation<object, Paper, Promise<Uint8Array>> = {
  name: 'drawing a paper',
  isSmall: () => !isBuilt,
  maxSeconds: 10,
  compute: (_, paper) => drawPaper(paper),
};
