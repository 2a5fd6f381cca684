import type { TemplateName } from '../values';
import { applicationReceived } from './ApplicationReceived';
import { assignmentsReady } from './AssignmentsReady';
import { emailConfirmation } from './EmailConfirmation';
import { evaluationReminder } from './EvaluationReminder';
import { judgeRejected } from './JudgeRejected';
import { judgeVerified } from './JudgeVerified';
import { judgingCompleted } from './JudgingCompleted';
import { newSignInMethod } from './NewSignInMethod';
import { nominationReceived } from './NominationReceived';
import { nominationReturned } from './NominationReturned';
import { passwordChanged } from './PasswordChanged';
import { passwordReset } from './PasswordReset';
import type { Template } from './template';
import { verificationPending } from './VerificationPending';

/** Every mail that we send. Loaded with the first mail only: see `compose.ts`. */
export const templates: { [Name in TemplateName]: Template<Name> } = {
  'password-reset': passwordReset,
  'email-confirmation': emailConfirmation,
  'nomination-received': nominationReceived,
  'password-changed': passwordChanged,
  'new-sign-in-method': newSignInMethod,
  'application-received': applicationReceived,
  'judge-verified': judgeVerified,
  'judge-rejected': judgeRejected,
  'verification-pending': verificationPending,
  'nomination-returned': nominationReturned,
  'assignments-ready': assignmentsReady,
  'evaluation-reminder': evaluationReminder,
  'judging-completed': judgingCompleted,
};
