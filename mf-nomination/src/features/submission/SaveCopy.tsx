import { download } from '@meritum/shared/client/download';
import { DownloadButton } from '@meritum/shared/forms/DownloadButton';
import type { Which } from './TakingBack';

export const SaveCopy = ({ which }: { which: Which }) => (
  <DownloadButton
    label="Save a copy (PDF)"
    what="the copy"
    download={() => download('getTechNominationCopy', { query: which })}
  />
);
