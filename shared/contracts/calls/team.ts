import * as notes from '../notes';
import * as team from '../team';
import { type CallContract, calling, refusals } from './call';

const reading = calling({ tag: 'team', may: 'admin', rate: 'read', refusals: ['not-found'] });
const writing = calling({
  tag: 'team',
  may: 'admin',
  rate: 'write',
  proof: 'none',
  records: 'nothing',
  refusals,
});

/** Notes, filters and pages for the organisers themselves. */
export const teamCalls = {
  listNotes: reading('GET', '/api/admin/notes', {
    screener: true,
    summary:
      'Organisers’ notes about a nomination or a judge; withheld over a conflict of interest',
    query: notes.notesQuery,
    replies: { 200: notes.notesReply },
  }),
  listTags: reading('GET', '/api/admin/notes/tags', {
    screener: true,
    summary: 'The tags in notes that the caller may read',
    query: notes.tagsQuery,
    replies: { 200: notes.tagsReply },
    refusals: [],
  }),
  saveNote: writing('POST', '/api/admin/notes', {
    screener: true,
    summary: 'Adds a note, or changes one of the caller’s',
    body: notes.saveNoteRequest,
    replies: { 200: notes.savedNote },
  }),
  removeNote: writing('POST', '/api/admin/notes/removal', {
    screener: true,
    summary: 'Removes a note of the caller, or of somebody who is no longer an organiser',
    body: notes.removeNoteRequest,
  }),
  getPerson: reading('GET', '/api/admin/people', {
    summary: 'What somebody is here, and their last mails',
    query: team.personQuery,
    replies: { 200: team.personReply },
  }),
  getActivity: reading('GET', '/api/admin/activity', {
    summary: 'What others have done since the caller was here last; withheld as in the audit trail',
    replies: { 200: team.activityReply },
    refusals: [],
  }),
  listFilters: reading('GET', '/api/admin/filters', {
    screener: true,
    summary: 'Filters of a screen that organisers share',
    query: team.filtersQuery,
    replies: { 200: team.filtersReply },
    refusals: [],
  }),
  shareFilter: writing('POST', '/api/admin/filters', {
    summary: 'Shares filters of a screen with all organisers, under a name',
    body: team.shareFilterRequest,
    refusals: ['failed-precondition'],
  }),
  removeFilter: writing('POST', '/api/admin/filters/removal', {
    summary: 'Removes a shared filter of the caller, or of somebody who has left the console',
    body: team.removeFilterRequest,
    refusals: [],
  }),
} as const satisfies Record<string, CallContract>;
