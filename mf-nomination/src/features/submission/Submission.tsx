import { download } from '@meritum/shared/client/download';
import { usePersonalQuery } from '@meritum/shared/client/usePersonalQuery';
import {
  labelledTexts,
  type SubmittedNominationReply,
  textsBeyondSummary,
} from '@meritum/shared/contracts/nominations';
import { takeFields } from '@meritum/shared/contracts/shape';
import { countWords } from '@meritum/shared/contracts/words';
import { DownloadButton } from '@meritum/shared/forms/DownloadButton';
import { SubmittedText } from '@meritum/shared/forms/SubmittedText';
import { leftOutText } from '@meritum/shared/programme/left-out';
import { formatDateTime } from '@meritum/shared/programme/moments';
import { Button } from '@meritum/shared/ui/Button';
import { Card } from '@meritum/shared/ui/Card';
import * as design from '@meritum/shared/ui/design.module.css';
import { Fetched, FetchedComponent } from '@meritum/shared/ui/Fetched';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { useId, useState } from 'react';
import { notProvided } from '../nomination/status';
import { Row } from '../review/Review';
import styles from '../review/Review.module.css';
import { SaveCopy } from './SaveCopy';
import type { Which } from './TakingBack';

/** Includes the dialog, which the form does not need. */
const takingBack = new FetchedComponent(async () => (await import('./TakingBack')).TakingBack);

interface Props {
  /** Whether the nomination waits for its nominator to confirm the address. */
  waits: boolean;
  onChanged(): void;
  /** Whether reference, document and copy are shown above. */
  confirmed?: boolean;
  /** By default the nomination in the contest that is open now. */
  which?: Which;
  title?: string;
}

/** The full submission below its summary: to read, save or withdraw. */
export function Submission({
  waits,
  onChanged,
  confirmed = false,
  which = {},
  title = 'Everything you sent',
}: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const query = usePersonalQuery('getTechNomination', { query: which }, open);
  const onTakenBack = () => {
    // The nomination of another season stays here.
    void query.refetch();
    onChanged();
  };
  if (!open) {
    return (
      <div>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {`Show ${title.charAt(0).toLowerCase()}${title.slice(1)}`}
        </Button>
      </div>
    );
  }
  return (
    <Card as="section" aria-labelledby={id} className={design.grid3}>
      <h2 id={id} className={design.text2xl}>
        {title}
      </h2>
      {waits && <p>Judges can read it once you confirm your email address.</p>}
      <Loaded query={query} what="your nomination">
        {({ data: sent }) => (
          <>
            <dl>
              {!confirmed && <Row label="Reference">{sent.reference}</Row>}
              <Row label="Submitted">{formatDateTime(sent.submittedAt)}</Row>
              <Row label="Category">{sent.category}</Row>
              {labelledTexts(takeFields(textsBeyondSummary, sent)).map(
                ({ name, label, control, text }) => (
                  <Row
                    key={name}
                    label={control === 'essay' ? `${label}, ${countWords(text)} words` : label}
                    isEssay={control === 'essay'}
                  >
                    {text.trim() ? <SubmittedText control={control} text={text} /> : notProvided}
                  </Row>
                ),
              )}
              {sent.supportingLinks.map((link, at) => (
                <Row key={link} label={`Supporting link ${at + 1}`}>
                  <SubmittedText control="url" text={link} />
                </Row>
              ))}
              {!(confirmed && sent.document) && (
                <Row label="Supporting document">{sent.document?.name ?? 'None'}</Row>
              )}
            </dl>
            {!confirmed && sent.leftOut && <p>{leftOutText(sent.leftOut)}</p>}
            {sent.status === 'UNDER_REVIEW' ? (
              <>
                <Downloads sent={sent} which={which} confirmed={confirmed} />
                <Fetched of={takingBack} props={{ which, may: sent.may, onChanged: onTakenBack }} />
              </>
            ) : (
              <>
                {!sent.leftOut && <p>This was returned or withdrawn, and is not judged.</p>}
                <SaveCopy which={which} />
              </>
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}

const documentOf = ({ url }: { url: string }) => ({
  params: { documentId: url.split('/').at(-1) ?? '' },
});

interface DownloadsProps {
  sent: SubmittedNominationReply;
  confirmed: boolean;
  which: Which;
}

function Downloads({ sent: { document }, which, confirmed }: DownloadsProps) {
  return (
    <>
      <div className={styles.actions}>
        {!confirmed && <SaveCopy which={which} />}
        <DownloadButton
          label="Save your receipt"
          what="the receipt"
          download={() => download('getEntryReceipts')}
        />
        {document && (
          <DownloadButton
            label={confirmed ? 'Download the document' : `Download ${document.name}`}
            what="the document"
            download={() => download('getDocument', documentOf(document))}
          />
        )}
      </div>
      <p>
        With the receipt, which we have signed, you can prove which text we received and when. Once
        judging is closed, it also proves that your entry is among those whose results are computed.
      </p>
    </>
  );
}
