import { assessing, sealing } from '../modules/contests/computations';
import { findingUnseenText } from '../modules/documents/unseen/computation';
import { planning } from '../modules/planning/computation';
import { makingLedger } from '../modules/publication/computations';
import { drawingPaper } from '../platform/papers/computation';
import { receiving } from '../platform/threads/receiving';

/** Entry point of the worker threads, which only compute. */
export default receiving([
  planning,
  assessing,
  sealing,
  makingLedger,
  drawingPaper,
  findingUnseenText,
]);
