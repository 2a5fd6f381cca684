import type { Computation } from '../threads/computation';
import { drawPaper } from './draw';
import type { Paper } from './paper';

/** Drawing in a thread: a hundred papers at once would keep everybody else waiting. */
export const drawing: Computation<object, Paper, Promise<Uint8Array>> = {
  name: 'drawing a paper',
  isSmall: () => false,
  compute: (_, paper) => drawPaper(paper),
};
