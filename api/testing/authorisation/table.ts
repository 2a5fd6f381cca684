import { type CallContract, rolesFor } from '@meritum/shared/contracts/calls/call';
import { contract, type Operation } from '@meritum/shared/contracts/calls/contract';
import { statusOf } from '../../src/platform/calls/route';
import { requiredOf } from '../call-fields';
import {
  admins,
  type Cells,
  everybody,
  judges,
  type Owned,
  type Role,
  signedIn,
  withoutConflict,
} from './roles';

/** Everybody in the console has a second factor. */
const inConsole = (status: number) => ({
  ...{ reader: status, screener: status, conflicted: status, admin: status },
});

/** A call about an assignment, which only its judge can make. */
const assigned = (status: number): Owned => ({ own: judges(status), other: judges(404) });

/** No organiser decides about themselves. */
const aboutOthers: Owned = { own: signedIn(403), other: admins(200) };

/** A call about a category in which the caller may have an entry, so that others decide. */
const contested = (status: number): Owned => ({
  own: withoutConflict(status),
  other: admins(status),
});

/** Exceptions to the contract, by the role's state or the data on the stage. */
const exceptions: { readonly [Name in Operation]?: Cells | Owned } = {
  refreshSession: everybody(204),
  confirmPasswordReset: everybody(412),
  confirmEmail: signedIn(412),
  // No account was taken over.
  claimStoredWork: signedIn(412),
  deleteAccount: { own: signedIn(204), other: signedIn(400) },
  finishPasskeySignIn: everybody(401),
  startSecondStep: everybody(204),
  finishSecondStep: everybody(401),
  // People without a second factor confirm with their password.
  proveOwner: signedIn(204, inConsole(412)),
  addPasskey: signedIn(412),
  startTotp: signedIn(200, inConsole(409)),
  addTotp: signedIn(412),
  removeTotp: signedIn(404, inConsole(204)),
  renewRecoveryCodes: signedIn(412, inConsole(201)),
  submitTechNomination: signedIn(201, { nominator: 409, conflicted: 409 }),
  getTechNomination: signedIn(404, { nominator: 200, conflicted: 200 }),
  getTechNominationCopy: signedIn(404, { nominator: 200, conflicted: 200 }),
  withdrawTechNomination: signedIn(404, { nominator: 204, conflicted: 204 }),
  // A judge has assigned their nominations.
  reopenTechNomination: signedIn(404, { nominator: 412, conflicted: 412 }),
  // A submitted nomination has no draft.
  saveNominationDraft: {
    own: signedIn(200, { nominator: 409, conflicted: 409 }),
    other: signedIn(400, { nominator: 409, conflicted: 409 }),
  },
  // Everybody who has the mail can use its link.
  stopDraftReminders: { own: everybody(204), other: everybody(204) },
  stopDraftRemindersAtOnce: { own: everybody(204), other: everybody(204) },
  stopEvaluationReminders: { own: everybody(204), other: everybody(204) },
  stopEvaluationRemindersAtOnce: { own: everybody(204), other: everybody(204) },
  getDocument: { own: signedIn(200), other: signedIn(403, inConsole(200)) },
  submitTechJudgeApplication: signedIn(409, { nominator: 200, reader: 200, screener: 200 }),
  getJudgePreferences: judges(200),
  setJudgePreferences: judges(200),
  // Their answer is already yes.
  judgeAgain: judges(200),
  // The link was never mailed.
  judgeAgainByLink: everybody(412),
  openInvitation: everybody(412),
  stopInvitations: everybody(412),
  stopInvitationsAtOnce: everybody(412),
  getTechJudgeAssignments: judges(200),
  getTechJudgeAssignment: assigned(200),
  getTechAssignmentDocument: assigned(200),
  submitTechAssignmentRating: assigned(200),
  // No assignment is rated.
  undoTechAssignmentRating: assigned(412),
  recuseTechAssignment: assigned(204),
  getTechJudgeRecord: judges(200),
  // No assignment is completed.
  getJudgeCertificate: judges(412),
  getJudgeReferenceLetter: judges(412),
  // There is no rating.
  mailReceipts: signedIn(412),
  getCalibrationRound: judges(200),
  rateCalibrationEntry: judges(200),
  sendJudgeVerificationEmail: aboutOthers,
  decideApplications: aboutOthers,
  // The reply lists each decision that cannot be undone.
  undoDecisions: { own: admins(200), other: admins(200) },
  returnNomination: contested(200),
  lookAtNomination: contested(204),
  saveNote: contested(200),
  // The scan found nothing.
  decideDocument: contested(412),
  passOnLinks: contested(204),
  reportTechAssignmentLink: assigned(204),
  extendDeadline: aboutOthers,
  // The other person is an organiser, and nominates in the same contest.
  decideAccountAct: { own: signedIn(403), other: admins(412, { conflicted: 403 }) },
  // Nobody changes their own role.
  changeRole: { own: signedIn(403), other: admins(200) },
  // The link was never mailed.
  stopAccountAct: everybody(412),
  setJudgeCapacity: aboutOthers,
  markJudgePaid: aboutOthers,
  deactivateJudge: aboutOthers,
  reactivateJudge: aboutOthers,
  previewPlan: withoutConflict(200),
  getPlan: withoutConflict(200),
  // The plans were already applied.
  discardPlan: withoutConflict(412),
  applyPlan: withoutConflict(200),
  listPlans: withoutConflict(200),
  // The plan was applied before inputs were kept.
  exportPlanInput: withoutConflict(404),
  // No beacon takes part.
  proceedWithoutBeacon: withoutConflict(412),
  // It is no longer the current season.
  startNextSeason: admins(412),
  // Only nominators have an entry, and no result is published.
  getWinnerCertificate: signedIn(404, { nominator: 412, conflicted: 412 }),
  getWinnerReferenceLetter: signedIn(404, { nominator: 412, conflicted: 412 }),
  getContestCard: everybody(404),
  getContestPage: everybody(404),
  getLedger: everybody(404),
  getLedgerTable: everybody(404),
  getContestJudges: everybody(404),
  getVerificationPage: everybody(404),
  getRecognition: everybody(404),
  getRecognitionPicture: everybody(404),
  getRecognitionOfFile: everybody(404),
  // No result is published.
  getBadge: { own: signedIn(404, { nominator: 412, conflicted: 412 }), other: signedIn(404) },
  correctAward: admins(412, { conflicted: 404 }),
  revokeRecognition: admins(412, { conflicted: 404 }),
  getOwnProfile: signedIn(404, { nominator: 412, conflicted: 412 }),
  saveProfile: signedIn(404, { nominator: 412, conflicted: 412 }),
  sendProfilePicture: signedIn(404, { nominator: 412, conflicted: 412 }),
  getOwnProfilePicture: signedIn(404, { nominator: 412, conflicted: 412 }),
  withdrawProfile: signedIn(404, { nominator: 412, conflicted: 412 }),
  getPressKit: signedIn(404, { nominator: 412, conflicted: 412 }),
  getProfilePage: everybody(404),
  getProfilePicture: everybody(404),
  getProfileCard: everybody(404),
  getOfferedPicture: admins(404),
  decideProfile: admins(404),
  featureProfile: admins(404),
  getEntryRatings: { own: admins(200, { conflicted: 404 }), other: admins(200) },
  proposeExtraJudges: contested(200),
  // No message is planned.
  stopPlannedMessage: admins(412),
  // Judges can still rate.
  closeJudging: contested(412),
  // The outcome is unknown, because it was never previewed.
  finaliseResults: contested(412),
  publishResults: contested(412),
  previewPublication: contested(412),
  schedulePublication: contested(412),
  stopPublication: contested(412),
  // There is no such organiser.
  liftConflict: contested(412),
  proposeVoid: { own: withoutConflict(403), other: withoutConflict(200) },
  // It takes a second organiser.
  confirmVoid: { own: admins(412), other: withoutConflict(200) },
  withdrawVoid: withoutConflict(200),
};

/** Calls that name no person's thing: a practice sample, a category, a mail. */
const ofNobody: readonly Operation[] = [
  'rateCalibrationEntry',
  'getOwnProfile',
  'saveProfile',
  'sendProfilePicture',
  'getOwnProfilePicture',
  'withdrawProfile',
  'getPressKit',
  'getOfferedPicture',
  'decideProfile',
  'featureProfile',
  'noteResultOpened',
  'getWinnerCertificate',
  'getWinnerReferenceLetter',
  'resendMail',
  'getMailText',
  'sendMessage',
  'tryMessage',
  'tryNominatorMessage',
  'saveMessageTemplate',
  'removeMessageTemplate',
  'stopPlannedMessage',
  'sendNominatorMessage',
];

/** Request fields that name a person's thing. */
const namesThings = /^(\w+Id|id|key|judgeEmail|category)$/;

/** Whether a call names a thing, the caller's own or another's. */
const namesThing = (name: Operation) =>
  contract[name].may !== 'public' &&
  !ofNobody.includes(name) &&
  requiredOf(contract[name]).some((key) => namesThings.test(key));

function usual(name: Operation): Cells | Owned {
  const { may }: CallContract = contract[name];
  const status = statusOf(name);
  if (may === 'admin') return admins(status);
  if (may === 'public') return everybody(status);
  if (!namesThing(name)) return signedIn(status);
  return { own: signedIn(status), other: signedIn(404) };
}

/** Judging of the stage's nominations has opened, so their notes are withheld from screeners. */
const isWithheld = (name: Operation, role: Role) => name === 'saveNote' && role === 'screener';

/** A reader and a screener get the reply for an organiser without a conflict, or a refusal. */
function withRoles(name: Operation, cells: Cells): Cells {
  if (contract[name].may !== 'admin') return cells;
  const allowed = rolesFor(contract[name]);
  const of = (role: 'reader' | 'screener') =>
    allowed.includes(role) && !isWithheld(name, role) ? cells.admin : 403;
  return { ...cells, reader: of('reader'), screener: of('screener') };
}

/** The expected statuses for own and others' things, or one set for both. */
export function rowOf(name: Operation): Cells | Owned {
  const row = exceptions[name] ?? usual(name);
  const { own, other } = 'own' in row ? row : { own: row, other: row };
  if (!('own' in row) && !namesThing(name)) return withRoles(name, row);
  return { own: withRoles(name, own), other: withRoles(name, other) };
}
