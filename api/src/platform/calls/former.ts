import type { Operation } from '@meritum/shared/contracts/calls/contract';

/**
 * Addresses of calls before every change was a POST. Pages that were opened then, and parts that were
 * built then, still send these; they can go once no such build is deployed.
 */
export const formerAddresses: { readonly [Name in Operation]?: string } = {
  updateAccount: 'PATCH /api/account',
  endSession: 'DELETE /api/account/sessions/:sessionId',
  renamePasskey: 'PATCH /api/account/factors/passkeys/:passkeyId',
  removePasskey: 'DELETE /api/account/factors/passkeys/:passkeyId',
  removeTotp: 'DELETE /api/account/factors/totp',
  saveNominationDraft: 'PUT /api/nominations/draft',
  discardNominationDraft: 'DELETE /api/nominations/draft',
  sendDocumentPart: 'PUT /api/nominations/uploads/:uploadId/parts/:offset',
  setJudgePreferences: 'PATCH /api/judges/me/preferences',
  judgeAgain: 'PUT /api/judges/me/seasons',
  saveProfile: 'PUT /api/nominations/profile',
  sendProfilePicture: 'PUT /api/nominations/profile/picture',
};
