import { download } from '@meritum/shared/client/download';
import { AnsweredButton } from '@meritum/shared/forms/AnsweredButton';
import type { Which } from './TakingBack';

/** Saves the submitted nomination as a PDF. */
export const SaveCopy = ({ which }: { which: Which }) => (
  <AnsweredButton
    variant="secondary"
    act={() => download('getTechNominationCopy', { query: which })}
    failedText="Could not download the file."
  >
    Save a copy (PDF)
  </AnsweredButton>
);
