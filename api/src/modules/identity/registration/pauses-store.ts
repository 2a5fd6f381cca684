import { type Collections, defineStore, nothingPersonal } from '../../../module-kit/define-store';
import {
  type ChangedFields,
  type Effects,
  insertWithEffects,
  updateVersioned,
  type Versioned,
} from '../../../module-kit/effects';
import { pendingEntriesIn } from '../../../module-kit/pending-entries-store';

/** Until then nobody creates an account with a password. */
export interface RegistrationPause extends Versioned {
  until: Date;
}

function createStore(db: Collections<'registrationPauses'>) {
  const pauses = db.collection<RegistrationPause>('registrationPauses');
  return {
    /** The longest pause first. Pauses last hours, so there are few. */
    list: () => pauses.find().sort({ until: -1 }).toArray(),
    insert: (pause: RegistrationPause, effects: Effects) =>
      insertWithEffects(pauses, pause, effects),
    updateIf: (
      read: RegistrationPause,
      fields: ChangedFields<RegistrationPause>,
      effects: Effects,
    ) => updateVersioned(pauses, read, fields, effects),
    pendingEntries: pendingEntriesIn(db.collection('registrationPauses')),
  };
}

export const registrationPausesStore = defineStore({
  contents: { registrationPauses: { holds: 'Pauses of registration, each until a moment' } },
  collections: { registrationPauses: [{ key: { until: 1 } }] },
  personalData: nothingPersonal('moments; the trail says who paused'),
  pendingAuditEntries: ['registrationPauses'],
  createStore,
});

export type RegistrationPausesStore = ReturnType<typeof registrationPausesStore>;
