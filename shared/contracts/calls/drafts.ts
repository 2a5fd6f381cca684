import { draftReply, draftRequest, draftSaveReply, stopDraftRemindersRequest } from '../drafts';
import { at, type CallContract, nothing } from './call';

const tag = 'drafts';
const publicWriting = { tag, may: 'public', rate: 'write' } as const;

/** Drafts of nominations. */
export const draftCalls = {
  getNominationDraft: {
    ...at('GET', '/api/nominations/draft'),
    tag,
    summary: "The caller's draft of a nomination in the open category, if there is one",
    may: 'signed-in',
    rate: 'read',
    replies: { 200: draftReply },
  },
  saveNominationDraft: {
    ...at('PUT', '/api/nominations/draft'),
    tag,
    summary: 'Saves a draft, unless another form has saved since; then returns that draft',
    may: 'signed-in',
    rate: 'frequent',
    body: draftRequest,
    replies: { 200: draftSaveReply },
    refusals: ['already-exists'],
  },
  discardNominationDraft: {
    ...at('DELETE', '/api/nominations/draft'),
    tag,
    summary: "Throws the caller's draft away",
    may: 'signed-in',
    rate: 'write',
    replies: { 204: nothing },
  },
  stopDraftReminders: {
    ...at('POST', '/api/nominations/draft/reminders/stop'),
    ...publicWriting,
    summary: 'Ends reminders of drafts by a mailed link, without signing in',
    body: stopDraftRemindersRequest,
    replies: { 204: nothing },
    refusals: ['failed-precondition'],
  },
  stopDraftRemindersAtOnce: {
    ...at('POST', '/api/nominations/draft/reminders/stop/:token'),
    ...publicWriting,
    summary: 'The same for mail programs (RFC 8058)',
    params: stopDraftRemindersRequest,
    replies: { 204: nothing },
    refusals: ['failed-precondition'],
  },
} as const satisfies Record<string, CallContract>;
