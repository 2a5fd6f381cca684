import { drawing } from '../platform/papers/computation';
import { receiving } from '../platform/threads/receiving';
import { planning } from './assignments/planning/computation';
import { assessing, publishing, sealing } from './results/computations';

/** Entry of the worker threads, which only compute. */
export default receiving([planning, assessing, sealing, publishing, drawing]);
