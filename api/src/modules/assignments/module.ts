import { defineModule } from '../../composition/define-module';
import { assignmentMails } from './mails/events';

/** Nothing but its mails so far. */
export const assignmentsModule = defineModule({
  name: 'assignments',
  stores: {},
  mails: assignmentMails,
  open: () => ({ offers: {}, routes: [], upkeep: [], person: {} }),
});
