import type * as z from 'zod/mini';
import { defineMail } from '../../mail/define-mail';
import { greetingOnly } from '../../mail/fields';

export type JudgeValues = z.output<typeof greetingOnly>;

const applicationReceived = defineMail({
  name: 'application-received',
  values: greetingOnly,
  template: async () => (await import('./ApplicationReceived')).applicationReceived,
});

const judgeVerified = defineMail({
  name: 'judge-verified',
  values: greetingOnly,
  template: async () => (await import('./JudgeVerified')).judgeVerified,
});

const judgeRejected = defineMail({
  name: 'judge-rejected',
  values: greetingOnly,
  template: async () => (await import('./JudgeRejected')).judgeRejected,
});

const verificationPending = defineMail({
  name: 'verification-pending',
  values: greetingOnly,
  template: async () => (await import('./VerificationPending')).verificationPending,
});

export const judgeMails = [applicationReceived, judgeVerified, judgeRejected, verificationPending];
