import { assessing, sealing } from '../modules/contests/computations';
import { planning } from '../modules/planning/computation';
import { publishing } from '../modules/publication/computations';
import { drawing } from '../platform/papers/computation';
import { receiving } from '../platform/threads/receiving';

/** Entry of the worker threads, which only compute. */
export default receiving([planning, assessing, sealing, publishing, drawing]);
