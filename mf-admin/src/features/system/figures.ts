import type { SystemReply } from '@meritum/shared/contracts/system';
import { formatDateTime } from '@meritum/shared/programme/moments';
import { fileSize } from '@meritum/shared/ui/fileSize';
import { formatCount } from '@meritum/shared/ui/formatCount';
import { consolePath } from '../console/screens';
import { pluralize } from '../facts/pluralize';

export interface Figure {
  label: string;
  value: string;
  /** What it means, and what to do if it is not as it should be. */
  meaning: string;
  /** What is wrong, in a word or two; absent while all is well. */
  problem?: string | undefined;
  /** Where it can be mended in the console. */
  to?: { path: string; label: string } | undefined;
}

/** Milliseconds that a mail may wait; alerts use the same half hour. */
const longestWait = 30 * 60_000;
/** Milliseconds for one round trip to the database. */
const slow = 500;
/** Share of the room for documents from which on it is nearly full. */
const nearlyFull = 0.8;

const mailPage = { path: consolePath('mail'), label: 'Open mail' };

function waitingMails({ waiting, oldestQueuedAt }: SystemReply['mails'], now: number): Figure {
  const isLate = oldestQueuedAt !== null && now - Date.parse(oldestQueuedAt) > longestWait;
  return {
    label: 'Mails waiting',
    value: formatCount(waiting),
    meaning: oldestQueuedAt
      ? `The oldest has waited since ${formatDateTime(oldestQueuedAt)}.`
      : 'Every mail has been sent.',
    problem: isLate ? 'Not leaving' : undefined,
    to: isLate ? mailPage : undefined,
  };
}

const failedMails = ({ givenUp }: SystemReply['mails']): Figure => ({
  label: 'Failed mails',
  value: formatCount(givenUp),
  meaning:
    givenUp > 0
      ? 'Not sent after the last attempt. Send them again once the cause is fixed.'
      : 'No mail has failed for good.',
  problem: givenUp > 0 ? 'Needs a decision' : undefined,
  to: givenUp > 0 ? mailPage : undefined,
});

const database = ({ milliseconds }: SystemReply['database']): Figure => ({
  label: 'Database',
  value: `${formatCount(milliseconds)} ms`,
  meaning: 'How long it took to answer just now.',
  problem: milliseconds > slow ? 'Slow' : undefined,
});

const documents = (room: SystemReply['documents']): Figure => ({
  label: 'Documents',
  value: fileSize(room.storedBytes),
  meaning: `${fileSize(room.spareBytes)} of this is not submitted yet. At ${fileSize(room.spareLimitBytes)}, uploads are refused; whoever runs the site can raise the limit.`,
  problem: room.spareBytes > nearlyFull * room.spareLimitBytes ? 'Nearly full' : undefined,
});

const backgroundWork = (failing: readonly string[]): Figure => ({
  label: 'Background work',
  value: failing.length > 0 ? `${pluralize(failing.length, 'job')} failing` : 'Running',
  meaning:
    failing.length > 0
      ? `Last run failed: ${failing.join(', ')}. Each is tried again automatically; tell whoever runs the site.`
      : 'Planning, scanning of documents and tidying up run automatically.',
  problem: failing.length > 0 ? 'Failing' : undefined,
});

/** The five figures; `now` is when they were read, in milliseconds. */
export const figuresOf = (system: SystemReply, now: number): Figure[] => [
  waitingMails(system.mails, now),
  failedMails(system.mails),
  database(system.database),
  documents(system.documents),
  backgroundWork(system.failingJobs),
];
