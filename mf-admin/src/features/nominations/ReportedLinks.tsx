import type { NominationDetail } from '@meritum/shared/contracts/listed-nominations';
import { pluralize } from '@meritum/shared/programme/format-count';
import { Notice } from '@meritum/shared/ui/Notice';
import { ConfirmAction } from '../confirm/ConfirmAction';
import text from '../facts/text.module.css';
import { passOnLinks } from './requests';

/** Links that judges could not open, and a button to tell the nominator. */
export function ReportedLinks({ nomination }: { nomination: NominationDetail }) {
  const { id, fullName, judging, may } = nomination;
  const reported = judging?.reportedLinks ?? [];
  if (reported.length === 0) return null;
  return (
    <Notice
      kind={may.passOnLinks ? 'warning' : 'info'}
      title="Judges could not open these links"
      action={
        may.passOnLinks && (
          <ConfirmAction
            variant="secondary"
            question={{
              about: id,
              title: `Tell ${fullName} which links do not open?`,
              consequence:
                'They get an email that names the links and no judge. They can let people in where the link leads; the nomination stays as it is.',
              confirm: 'Tell the nominator',
              act: () => passOnLinks(id),
              done: 'The nominator is notified by email.',
            }}
          />
        )
      }
    >
      <ul className={text.stack}>
        {reported.map(({ url, judges }) => (
          <li key={url}>
            {url}: {pluralize(judges, 'judge')}
          </li>
        ))}
      </ul>
      {may.passOnLinks ? (
        <p>Try them in a private window first.</p>
      ) : (
        <p>The nominator was told, or it is too late to.</p>
      )}
    </Notice>
  );
}
