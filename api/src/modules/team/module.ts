import { defineModule, needs } from '../../module-kit/define-module';
import { filtersStore } from './filters-store';
import { notesStore } from './notes-store';
import { type Team, teamRoutes } from './routes';
import { visitsStore } from './visits-store';

/** What organisers keep for each other, and what they see of a person. */
export const teamModule = defineModule({
  name: 'team',
  stores: { notes: notesStore, filters: filtersStore, visits: visitsStore },
  mails: [],
  deps: needs<Omit<Team, 'notes' | 'filters' | 'visits' | 'clock'>>(),
  answers: ({ stores: { notes } }) => ({ noteMarks: notes.marks, noted: notes.noted }),
  start({ stores, deps, platform: { clock } }) {
    const { notes, filters, visits } = stores;
    const context = { ...deps, ...stores, clock };
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
        filters: {
          archive: {
            file: 'filters.json',
            about: 'the filters of lists that you share as an organiser',
            of: async ({ _id }) => (await filters.of(_id))?.filters ?? [],
          },
          erase: ({ _id }) => filters.forget(_id),
        },
        visits: {
          archive: { none: 'when they last looked at what others did, as an organiser' },
          erase: ({ _id }) => visits.forget(_id),
        },
      },
    };
  },
});
