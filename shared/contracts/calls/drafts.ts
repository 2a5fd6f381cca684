import { draftReply, draftRequest, draftSaveReply } from '../drafts';
import { stopRemindersRequest } from '../judges';
import { type CallContract, calling, nothing } from './call';

const tag = 'drafts';
const own = calling({ tag, may: 'signed-in', rate: 'write' });
const publicWriting = calling({
  tag,
  may: 'public',
  rate: 'write',
  refusals: ['failed-precondition'],
});

export const draftCalls = {
  getNominationDraft: own('GET', '/api/nominations/draft', {
    summary: "The caller's draft of a nomination in the open category, if there is one",
    rate: 'read',
    replies: { 200: draftReply },
  }),
  saveNominationDraft: own('POST', '/api/nominations/draft', {
    summary: 'Saves a draft, unless another form has saved since; then returns that draft',
    rate: 'frequent',
    body: draftRequest,
    replies: { 200: draftSaveReply },
    refusals: ['already-exists'],
  }),
  discardNominationDraft: own('POST', '/api/nominations/draft/removal', {
    summary: "Throws the caller's draft away",
  }),
  stopDraftReminders: publicWriting('POST', '/api/nominations/draft/reminders/stop', {
    summary: 'Ends reminders of drafts by a mailed link, without signing in',
    body: stopRemindersRequest,
  }),
  stopDraftRemindersAtOnce: publicWriting('POST', '/api/nominations/draft/reminders/stop/:token', {
    summary: 'The same for mail programs (RFC 8058)',
    params: stopRemindersRequest,
  }),
  openDraftReminders: calling({ tag, may: 'public', rate: 'read' })(
    'GET',
    '/api/nominations/draft/reminders/stop/:token',
    {
      summary: 'Leads a browser to the page',
      params: stopRemindersRequest,
      replies: { 303: nothing },
    },
  ),
} as const satisfies Record<string, CallContract>;
