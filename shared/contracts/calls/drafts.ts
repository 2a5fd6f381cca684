import { draftReply, draftRequest, draftSaveReply, stopDraftRemindersRequest } from '../drafts';
import { type CallContract, nothing } from './call';

const tag = 'drafts';

/** Drafts of nominations. */
export const draftCalls = {
  getNominationDraft: {
    method: 'GET',
    path: '/api/nominations/draft',
    tag,
    summary: "The caller's draft of a nomination in the open category, if there is one",
    may: 'signed-in',
    rate: 'read',
    replies: { 200: draftReply },
  },
  saveNominationDraft: {
    method: 'PUT',
    path: '/api/nominations/draft',
    tag,
    summary: 'Saves a draft, unless another form has saved since; then returns that draft',
    may: 'signed-in',
    rate: 'frequent',
    body: draftRequest,
    replies: { 200: draftSaveReply },
    refusals: ['already-exists'],
  },
  discardNominationDraft: {
    method: 'DELETE',
    path: '/api/nominations/draft',
    tag,
    summary: "Throws the caller's draft away",
    may: 'signed-in',
    rate: 'write',
    replies: { 204: nothing },
  },
  stopDraftReminders: {
    method: 'POST',
    path: '/api/nominations/draft/reminders/stop',
    tag,
    summary: 'Ends reminders of drafts by a mailed link, without signing in',
    may: 'public',
    rate: 'write',
    body: stopDraftRemindersRequest,
    replies: { 204: nothing },
    refusals: ['failed-precondition'],
  },
  stopDraftRemindersAtOnce: {
    method: 'POST',
    path: '/api/nominations/draft/reminders/stop/:token',
    tag,
    summary: 'The same for mail programs (RFC 8058)',
    may: 'public',
    rate: 'write',
    params: stopDraftRemindersRequest,
    replies: { 204: nothing },
    refusals: ['failed-precondition'],
  },
} as const satisfies Record<string, CallContract>;
