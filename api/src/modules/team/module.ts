import { defineModule, needs } from '../../module-kit/define-module';
import type { Noting } from './notes';
import { notesStore } from './notes-store';
import { teamRoutes } from './routes';

/** What organisers keep for each other. */
export const teamModule = defineModule({
  name: 'team',
  stores: { notes: notesStore },
  mails: [],
  deps: needs<Omit<Noting, 'notes' | 'clock'>>(),
  answers: ({ stores: { notes } }) => ({ noteMarks: notes.marks, noted: notes.noted }),
  start({ stores: { notes }, deps, platform: { clock } }) {
    const context = { ...deps, notes, clock };
    return {
      api: {},
      commands: {},
      routes: [(app) => teamRoutes(app, context)],
      upkeep: [],
      personalData: {
        notes: {
          archive: {
            file: 'notes.json',
            about:
              'when organisers noted something about you; the texts may name others, so ask us for them and a person reads them first',
            of: async ({ _id }) =>
              (await notes.ofPerson(_id)).map(({ noun, at, changedAt = null }) => ({
                ...{ about: noun, at, changedAt },
              })),
          },
          erase: ({ _id }) => notes.forget(_id),
        },
      },
    };
  },
});
