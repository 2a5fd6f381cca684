import type { Proposal } from '@meritum/shared/contracts/proposals';
import { formatDateTime } from '@meritum/shared/programme/moments';

export const ProposedBy = ({ proposal: { at, by, isOwn, reason } }: { proposal: Proposal }) => (
  <p>
    Proposed by {isOwn ? 'you' : by} on {formatDateTime(at)}
    {reason && `: ${reason}`}
  </p>
);
