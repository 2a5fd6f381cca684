import { verificationNotes } from '@meritum/shared/contracts/judges';
import { briefly, type ToastType } from '@meritum/shared/ui/toasts';
import type { PendingJudge } from './judge';

/** Values of the verification select (ADM-013, OPEN-045). */
export type Verification = 'false' | 'true' | 'rejected';

interface Outcome {
  label: string;
  /** Request fields besides the two addresses (API-014 to API-016). */
  sent: { isVerified: boolean; notes: string };
  /** The state on the page until it reloads (ADM-020 to ADM-022, D64). */
  locally: Pick<PendingJudge, 'status' | 'isVerified'>;
  toast: { type: ToastType; text: string; duration?: number };
  /** Our description of the consequence. */
  consequence: string;
}

/** Request, texts and effect of each choice. Labels and toasts are specified (D26). */
export const outcomes: Record<Verification, Outcome> = {
  false: {
    label: 'Not Verified',
    sent: { isVerified: false, notes: verificationNotes.pending },
    locally: {},
    toast: { type: 'info', text: 'Verification status email sent.' },
    consequence:
      'The judge is notified by email that verification is still in progress. Nothing else changes.',
  },
  true: {
    label: 'Verified',
    sent: { isVerified: true, notes: verificationNotes.verified },
    locally: { status: 'VERIFICATION_PENDING', isVerified: true },
    toast: { type: 'success', text: 'Nomination has been successfully verified.' },
    consequence: 'The judge is notified by email, can judge immediately and is given assignments.',
  },
  rejected: {
    label: 'Rejected',
    sent: { isVerified: false, notes: verificationNotes.rejected },
    locally: { status: 'REJECTED', isVerified: false },
    toast: {
      // This toast is no failure.
      duration: briefly,
      type: 'error',
      text: 'We regret to mention that your application does not meet the minimum requirements.',
    },
    consequence:
      'The judge is notified by email and cannot judge. You can still verify them later.',
  },
};

export const verifications = Object.keys(outcomes) as Verification[];

/** The initial value of the select for a judge (ADM-014). */
export function verificationOf({ status, isVerified }: PendingJudge): Verification {
  if (isVerified) return 'true';
  return status === 'REJECTED' ? 'rejected' : 'false';
}
