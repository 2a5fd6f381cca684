import type { DocumentNotice } from '@meritum/shared/contracts/nominations';
import { labels } from '@meritum/shared/programme/labels';
import { Notice } from '@meritum/shared/ui/Notice';

const words = labels<DocumentNotice>({
  signature:
    'It is digitally signed. Judges get it without the signature, which would not survive that we remove the names of authors.',
  form: 'It is a form, and some programs do not show what is filled in. Print it to PDF and choose that.',
  actions: 'It runs scripts, or calls addresses when it is opened. Judges get it without them.',
  attachments:
    'Other files are attached to it, which judges do not get. Put what matters into the document itself.',
  comments:
    'It has comments, which judges can see. If they are not meant for them, remove them and choose the file again.',
  changes:
    'It has tracked changes, so judges can see what was deleted. Accept or reject them, and choose the file again.',
});

/** Notices about parts of the document that judges get changed, or may not see. */
export function Notices({ notices = [] }: { notices?: readonly DocumentNotice[] | undefined }) {
  if (notices.length === 0) return null;
  return (
    <Notice kind="info" title="What judges get of this document">
      {notices.map((notice) => (
        <p key={notice}>{words[notice]}</p>
      ))}
    </Notice>
  );
}
