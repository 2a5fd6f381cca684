import { isClientError } from '@meritum/shared/client/clientError';
import { unreadableFile } from '@meritum/shared/client/readableFile';
import { addressOf } from '@meritum/shared/client/send';
import { readHead } from '@meritum/shared/merit/log/head';
import { formatDay } from '@meritum/shared/programme/days';
import { formatCount, pluralize } from '@meritum/shared/programme/format-count';
import { formatDateTime } from '@meritum/shared/programme/moments';
import { Button } from '@meritum/shared/ui/Button';
import { ButtonLink } from '@meritum/shared/ui/ButtonLink';
import { classNames } from '@meritum/shared/ui/classNames';
import * as design from '@meritum/shared/ui/design.module.css';
import { FileInput } from '@meritum/shared/ui/FileInput';
import { Fold } from '@meritum/shared/ui/Fold';
import { Notice, type NoticeKind } from '@meritum/shared/ui/Notice';
import { TextArea } from '@meritum/shared/ui/TextArea';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useFragmentTarget } from '../fragments/useFragmentTarget';
import { useHydrated } from '../hydration/useHydrated';
import { type Compared, compareWithToday, type LogVerdict } from './log';
import styles from './ReceiptCheck.module.css';

const entries = (count: number) => pluralize(count, 'entry', 'entries');

const evidence = 'Keep this head and today’s: both carry our signature and together they prove it.';

type Said = readonly [NoticeKind, title: string, text: string];

const said: Record<LogVerdict, (compared: Compared) => Said> = {
  unchanged: ({ today }) => [
    'success',
    'The log is unchanged since',
    `It has the same ${entries(today.size)} in the same order.`,
  ],
  grown: ({ earlier, today }) => [
    'success',
    'The log has only grown since',
    `It had ${entries(earlier.size)} on ${formatDateTime(earlier.at)} and has ${formatCount(today.size)} now. The earlier ones are unchanged and in the same order.`,
  ],
  shorter: ({ earlier, today }) => [
    'error',
    'The log has lost entries',
    `It had ${entries(earlier.size)} on ${formatDateTime(earlier.at)} and has only ${formatCount(today.size)} now. ${evidence}`,
  ],
  changed: ({ earlier }) => [
    'error',
    'The log was changed',
    `The first ${entries(earlier.size)} are not those of ${formatDateTime(earlier.at)}. ${evidence}`,
  ],
  'earlier not signed by us': () => [
    'error',
    'We did not sign this head',
    'Its signature was not made by any of our published keys. The head may be incomplete or made up. Paste it as you received it.',
  ],
  'today not signed by us': () => [
    'error',
    'Today’s head has no valid signature',
    'The server sent a head that our published keys have not signed. Try again later, and tell us if it stays so.',
  ],
};

/** An honest reason for a rewritten log; shown only for one. */
function Restored({ compared: { verdict, restored } }: { compared: Compared }) {
  if (restored.length === 0 || (verdict !== 'changed' && verdict !== 'shorter')) return null;
  return (
    <p>
      The log says that the site was restored from a backup on {restored.map(formatDay).join(', ')}.
      Heads that were signed after that backup was made, and before it was restored, no longer fit.
    </p>
  );
}

function Verdict({ compared }: { compared: Compared }) {
  const { verdict, areSignaturesChecked } = compared;
  const [kind, title, text] = said[verdict](compared);
  return (
    <Notice kind={kind} title={title}>
      <p>{text}</p>
      <Restored compared={compared} />
      {!areSignaturesChecked && (
        <p>This browser cannot check the signatures. The program verify_log.py below can.</p>
      )}
    </Notice>
  );
}

interface Outcome {
  /** The fault of the input. */
  error?: string;
  shown?: ReactNode;
}

const notCompared = (why: string): Outcome => ({
  shown: (
    <Notice kind="error" title="Could not compare">
      <p>{why}</p>
    </Notice>
  ),
});

async function outcomeOf(text: string): Promise<Outcome> {
  const earlier = readHead(text);
  if (!earlier) return { error: 'Paste the whole line from the mail, or choose a saved head.' };
  try {
    const compared = await compareWithToday(earlier);
    if (!compared) return notCompared('No head of the log has been signed yet.');
    return { shown: <Verdict compared={compared} /> };
  } catch (error) {
    return notCompared(isClientError(error) ? error.message : 'Could not read the log. Try again.');
  }
}

const maxBytes = 100_000;

/** Compares an earlier head of the public log with today's, computed in the browser. */
export function LogCheck() {
  const headingId = useId();
  const isWaiting = !useHydrated();
  const isAsked = !isWaiting && window.location.hash === '#compare-heads';
  const [outcome, setOutcome] = useState<Outcome>({});
  const [isBusy, setIsBusy] = useState(false);
  // The browser keeps the text, so that hydration does not lose it.
  const text = useRef<HTMLTextAreaElement>(null);
  const { anchor, className, ...target } = useFragmentTarget('compare-heads');
  useEffect(() => {
    if (outcome.error) text.current?.focus();
  }, [outcome]);
  const compare = async (given: string) => {
    setIsBusy(true);
    setOutcome(await outcomeOf(given));
    setIsBusy(false);
  };
  const read = async (file: File) => {
    if (file.size > maxBytes) return setOutcome({ error: 'This file is too large for a head.' });
    const content = await file.text().catch(() => undefined);
    if (content === undefined) return setOutcome({ error: unreadableFile });
    if (text.current) text.current.value = content;
    return compare(content);
  };
  return (
    <form
      {...target}
      // Firefox enables the button on a reload, and a normal submission would lose the text.
      method="dialog"
      className={classNames(styles.form, className)}
      aria-labelledby={headingId}
      onSubmit={(event) => {
        event.preventDefault();
        void compare(text.current?.value ?? '');
      }}
    >
      {anchor}
      <h2 id={headingId} className={design.textXl}>
        Check that nothing was rewritten
      </h2>
      <p>
        A public log records, as hashes, each entry received, each rating, recusal and void, the
        rules, the closing and the results. We sign its state every day and send it in the mails
        that judges and nominators keep. If you kept one, your browser can check that the log since
        then has only grown.
      </p>
      <Fold summary="Compare an earlier head with today’s" open={isAsked}>
        <TextArea
          label="An earlier head of the log"
          hint="The line from a mail that begins with meritum-log-head, or a head that you saved"
          rows={4}
          spellCheck={false}
          ref={text}
          error={outcome.error}
        />
        <FileInput label="Or a saved head" accept=".json" onChoose={read} />
        <div className={design.wrap2}>
          <Button type="submit" busy={isBusy} disabled={isWaiting}>
            Compare with today
          </Button>
          <ButtonLink variant="secondary" href={addressOf('getLogHead', {})} download>
            Save today’s head
          </ButtonLink>
        </div>
      </Fold>
      <div>{outcome.shown}</div>
    </form>
  );
}
