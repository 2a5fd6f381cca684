import { defineModule } from '../../composition/define-module';
import { judgeMails } from './mails/events';

/** Nothing but its mails so far. */
export const judgesModule = defineModule({
  name: 'judges',
  stores: {},
  mails: judgeMails,
  open: () => ({ offers: {}, routes: [], upkeep: [], person: {} }),
});
