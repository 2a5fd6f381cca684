import { session } from '@meritum/shared/auth/session';
import { call } from '@meritum/shared/client/call';
import type { UserProfile } from '@meritum/shared/contracts/identity';
import { isQualified, type JudgeStatusReply, judgeFields } from '@meritum/shared/contracts/judges';
import { takeFields, withoutRules } from '@meritum/shared/contracts/shape';
import { draftStore } from '@meritum/shared/forms/draftStore';
import { useDeclaredForm } from '@meritum/shared/forms/useDeclaredForm';
import { useDraft } from '@meritum/shared/forms/useDraft';
import { showToast } from '@meritum/shared/ui/toasts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { forgetInvitation, keptInvitation } from '../invitation/invitation';
import { fields } from './fields';
import { failureToast, notSignedIn, replyToast } from './outcome';

/** Unsent applications on this device; a cleared number is stored as missing. */
const drafts = draftStore(
  'judgeApplication',
  z.object({ values: z.partial(z.object(withoutRules(judgeFields))) }),
);

/** The initial values: this device's draft, or known data of the person (JUD-042). */
function startingPoint({ uid, displayName }: UserProfile, record: JudgeStatusReply) {
  const draft = drafts.read(uid);
  const invited = keptInvitation();
  const values = draft?.values ?? {
    ...record,
    fullName: record.fullName || displayName || (invited?.name ?? ''),
    organization: record.organization || invited?.organization || '',
    experienceYears: record.yearsExperience || 1,
    judgingYears: record.judgingExperience || 1,
  };
  return { values: takeFields(judgeFields, values), restored: draft !== undefined };
}

interface Options {
  user: UserProfile;
  record: JudgeStatusReply;
  onSubmitted(status: JudgeStatusReply['status']): void;
}

const isSignedIn = () => session.getSnapshot().status === 'signed-in';

/** The form's state: the values, their draft, and one submission at a time. */
export function useApplicationForm({ user, record, onSubmitted }: Options) {
  const [start] = useState(() => startingPoint(user, record));
  const [rejected, setRejected] = useState<{ proceed(): void }>();
  const form = useDeclaredForm({
    fields,
    start: start.values,
    // The specified order (VAL-024).
    complainsFirstOf: ['designation', 'organization', 'agreeTerms'],
    heldBack() {
      if (isSignedIn()) return false;
      showToast(notSignedIn);
      return true;
    },
    // Otherwise the application would be rejected immediately and for good (D61).
    confirm: (values, proceed) => (isQualified(values) ? proceed() : setRejected({ proceed })),
    send: async (values) => {
      try {
        // ENT-008, ENT-009.
        const invitation = keptInvitation()?.token;
        const body = { ...values, email: user.email, ...(invitation && { invitation }) };
        return await call('submitTechJudgeApplication', { body, timeoutMs: 30_000 });
      } catch (error) {
        if (error instanceof Error) showToast(failureToast(error, isSignedIn()));
        throw error;
      }
    },
    onSent(reply) {
      showToast(replyToast(reply));
      if (reply.error) return;
      draft.close();
      forgetInvitation();
      onSubmitted(reply.status);
    },
  });
  const draft = useDraft({
    store: drafts,
    uid: user.uid,
    read: () => ({ values: form.values() }),
    watch: form.watch,
  });
  return {
    ...form,
    restored: start.restored,
    /** Set while the judge is asked whether to send an application that will be rejected. */
    rejected,
    closeQuestion: () => setRejected(undefined),
  };
}

export type ApplicationFormState = ReturnType<typeof useApplicationForm>;
