import { call } from '@meritum/shared/client/call';
import { saveFile } from '@meritum/shared/client/saveFile';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { pluralize } from '@meritum/shared/programme/format-count';
import { Button } from '@meritum/shared/ui/Button';
import { Card } from '@meritum/shared/ui/Card';
import { Dialog } from '@meritum/shared/ui/Dialog';
import * as design from '@meritum/shared/ui/design.module.css';
import { LoadFailed } from '@meritum/shared/ui/LoadFailed';
import { Notice } from '@meritum/shared/ui/Notice';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { useId, useState } from 'react';
import { ownKeys, removeJudgesOwn } from '../notes/notes';
import { EachReceipt } from './EachReceipt';
import { keptRatings, removeKept } from './kept';
import { type CheckedReceipt, problemWords } from './problems';
import { fileOf, type Receipts as Loaded, useReceipts } from './requests';

const mailed = {
  kind: 'success',
  text: 'Your receipts are on their way to your inbox.',
} as const;

/** Receipts; empty without any, so that an applicant's portal does not change. */
export function Receipts({ uid }: { uid: string }) {
  const { data, isError, refetch } = useReceipts(uid);
  if (isError && keptRatings(uid).length > 0)
    return <LoadFailed title="Could not load your receipts" onRetry={refetch} />;
  return data && data.receipts.length > 0 ? (
    <Listed uid={uid} loaded={data} onRemoved={() => void refetch()} />
  ) : null;
}

function Listed({ uid, loaded, onRemoved }: { uid: string; loaded: Loaded; onRemoved(): void }) {
  const heading = useId();
  const { receipts } = loaded;
  const { answer, busy, run } = useAnsweredCall();
  return (
    <Card as="section" aria-labelledby={heading} className={design.stacked}>
      <h2 id={heading} className={design.textXl}>
        Receipts
      </h2>
      <p>
        You have a signed receipt for each rating you submitted. It does not reveal the rating. Once
        results are published, <TextLink to="/check-the-results">check the results</TextLink> with
        it: you see whether your rating is in the ledger as you gave it. Keep it private: it shows
        which published rating is yours.
      </p>
      <Problems receipts={receipts} />
      <p className={design.minor}>{standOf(receipts)}</p>
      <div className={design.wrap1Half}>
        <Button
          variant="secondary"
          onClick={() => saveFile(fileOf(loaded), 'rating-receipts.json')}
        >
          Save as file (JSON)
        </Button>
        <Button
          variant="secondary"
          busy={busy}
          busyLabel="Sending..."
          onClick={() =>
            run(() => call('mailReceipts', {}), 'Could not email your receipts.', mailed)
          }
        >
          Email my receipts
        </Button>
      </div>
      <FormAnswer answer={answer} />
      <EachReceipt loaded={loaded} />
      <OnThisDevice uid={uid} onRemoved={onRemoved} />
    </Card>
  );
}

function keptWords(known: number, all: number): string {
  if (known === 0) return 'Your ratings are not stored on this device.';
  const which = known < all ? `${known} of them` : all === 1 ? 'it' : 'all of them';
  return `This device has kept your ratings for ${which}.`;
}

/** In words: how many receipts could be compared with this device's ratings. */
function standOf(receipts: readonly CheckedReceipt[]): string {
  const known = receipts.filter(({ saved }) => saved.scores).length;
  const compared = receipts.filter((one) => one.compared && !one.problem).length;
  const all = pluralize(receipts.length, 'receipt');
  const here = keptWords(known, receipts.length);
  const after =
    compared > 0
      ? ` Judging is closed: ${pluralize(compared, 'leads', 'lead')} to the numbers that you gave.`
      : '';
  return `${all}. ${here}${after}`;
}

/** Contradictions between receipts and ratings, with advice. */
function Problems({ receipts }: { receipts: readonly CheckedReceipt[] }) {
  const wrong = receipts.filter(({ problem }) => problem !== undefined);
  if (wrong.length === 0) return null;
  return (
    <Notice
      kind="error"
      title={`${pluralize(wrong.length, 'receipt is', 'receipts are')} not as ${wrong.length === 1 ? 'it' : 'they'} should be`}
    >
      <ul>
        {[...new Set(wrong.map(({ problem }) => problem))].map(
          (problem) => problem && <li key={problem}>{problemWords[problem]}</li>,
        )}
      </ul>
      <p>Save the file now and report it: it is your evidence.</p>
    </Notice>
  );
}

/** The kept ratings outlive a sign-out, so the judge can remove them. */
function OnThisDevice({ uid, onRemoved }: { uid: string; onRemoved(): void }) {
  const [asks, setAsks] = useState(false);
  if (keptRatings(uid).length === 0 && ownKeys(uid).length === 0) return null;
  const remove = () => {
    setAsks(false);
    removeKept(uid);
    removeJudgesOwn(uid);
    onRemoved();
  };
  return (
    <div className={design.stacked}>
      <p className={design.minor}>
        Only this browser knows your ratings. It keeps them after you sign out, until its data are
        cleared. So save the file. On a device that others use, remove the ratings afterwards.
      </p>
      <Button variant="quiet" onClick={() => setAsks(true)}>
        Remove from this device
      </Button>
      <Dialog
        open={asks}
        onOpenChange={setAsks}
        title="Remove your ratings from this device?"
        description="Your submitted ratings stay as they are. Only a saved file then still shows which numbers you gave. Your private notes and ratings that you have not submitted go too."
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsks(false)}>
              Keep
            </Button>
            <Button variant="danger" onClick={remove}>
              Remove
            </Button>
          </>
        }
      />
    </div>
  );
}
