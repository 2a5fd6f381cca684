import { verificationNotes } from '@meritum/shared/contracts/judges';
import type { ToastType } from '@meritum/shared/ui/toasts';
import type { PendingJudge } from './judge';

/** Values of the verification select (ADM-013, OPEN-045). */
export type Verification = 'false' | 'true' | 'rejected';

interface Outcome {
  label: string;
  /** What is sent besides the two addresses (API-014 to API-016). */
  sent: { isVerified: boolean; notes: string };
  /** What the page shows from then on; the server may know better (ADM-020 to ADM-022, D64). */
  locally: Pick<PendingJudge, 'status' | 'isVerified'>;
  toast: { type: ToastType; text: string };
  /** What follows from it, in our words. */
  consequence: string;
}

/** What each choice sends, says and changes; the texts are the specification's, also where they are odd (D26). */
export const outcomes: Record<Verification, Outcome> = {
  false: {
    label: 'Not Verified',
    sent: { isVerified: false, notes: verificationNotes.pending },
    locally: {},
    toast: { type: 'info', text: 'Verification status email sent.' },
    consequence:
      'The judge is told by mail that the verification is still going on. Nothing else changes.',
  },
  true: {
    label: 'Verified',
    sent: { isVerified: true, notes: verificationNotes.verified },
    locally: { status: 'VERIFICATION_PENDING', isVerified: true },
    toast: { type: 'success', text: 'Nomination has been successfully verified.' },
    consequence: 'The judge is told by mail, may judge at once and is given assignments.',
  },
  rejected: {
    label: 'Rejected',
    sent: { isVerified: false, notes: verificationNotes.rejected },
    locally: { status: 'REJECTED', isVerified: false },
    toast: {
      type: 'error',
      text: 'We regret to mention that your application does not meet the minimum requirements.',
    },
    consequence:
      'The judge is told by mail and does not judge. It can be turned round by a second look.',
  },
};

export const verifications = Object.keys(outcomes) as Verification[];

/** Where the select stands for a judge at first (ADM-014). */
export function verificationOf({ status, isVerified }: PendingJudge): Verification {
  if (isVerified) return 'true';
  return status === 'REJECTED' ? 'rejected' : 'false';
}
