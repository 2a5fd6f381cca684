import { defineModule, needs } from '../../module-kit/define-module';
import type { Team } from './context';
import { filtersStore } from './filters-store';
import { notesStore } from './notes-store';
import { teamRoutes } from './routes';
import { visitsStore } from './visits-store';

/** Organisers' shared notes and filters, and their page about a person. */
export const teamModule = defineModule({
  name: 'team',
  stores: { notes: notesStore, filters: filtersStore, visits: visitsStore },
  mails: [],
  deps: needs<Team['deps']>(),
  queries: ({ stores: { notes } }) => ({ noteMarks: notes.findMarks, noted: notes.findSubjects }),
  start(context) {
    const { notes, filters, visits } = context.stores;
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
              (await notes.findByPerson(_id)).map(({ noun, at, changedAt = null }) => ({
                ...{ about: noun, at, changedAt },
              })),
          },
          erase: ({ _id }) => notes.erase(_id),
        },
        filters: {
          archive: {
            file: 'filters.json',
            about: 'the filters of lists that you share as an organiser',
            of: async ({ _id }) => (await filters.findByOwner(_id))?.filters ?? [],
          },
          erase: ({ _id }) => filters.erase(_id),
        },
        visits: {
          archive: { none: 'when they last looked at what others did, as an organiser' },
          erase: ({ _id }) => visits.erase(_id),
        },
      },
    };
  },
});
