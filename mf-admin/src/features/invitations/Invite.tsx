import { call } from '@meritum/shared/client/call';
import type { InvitationsPreview, PastedLine } from '@meritum/shared/contracts/invitations';
import { limits } from '@meritum/shared/contracts/limits';
import { useUnsent } from '@meritum/shared/forms/useUnsent';
import { pluralize } from '@meritum/shared/programme/format-count';
import { labels } from '@meritum/shared/programme/labels';
import { useMutation } from '@meritum/shared/query';
import { Badge } from '@meritum/shared/ui/Badge';
import { Button } from '@meritum/shared/ui/Button';
import * as design from '@meritum/shared/ui/design.module.css';
import { FileInput } from '@meritum/shared/ui/FileInput';
import { Notice } from '@meritum/shared/ui/Notice';
import { TextArea } from '@meritum/shared/ui/TextArea';
import { showToast } from '@meritum/shared/ui/toasts';
import { useState } from 'react';
import { useReloadingCall } from '../confirm/useReloadingCall';
import { Panel } from '../facts/Panel';
import css from '../facts/text.module.css';
import { MailTime } from '../mails/MailTime';
import type { Column } from '../table/columns';
import { DataTable } from '../table/DataTable';
import { readTable } from './readTable';

const states = labels<PastedLine['state']>({
  ready: 'Will be invited',
  malformed: 'No email address',
  repeated: 'Repeated in this list',
  judge: 'Is a judge',
  applied: 'Has applied',
  invited: 'Was invited before',
  unwanted: 'Wants no mails',
});

const columns: readonly Column<PastedLine>[] = [
  { header: 'Line', align: 'end', cell: ({ line }) => line },
  { header: 'Email', cell: ({ email }) => email, share: 2 },
  { header: 'Name', cell: ({ name }) => name },
  { header: 'Organization', cell: ({ organization }) => organization },
  {
    header: 'What happens',
    cell: ({ state }) => (
      <Badge kind={state === 'ready' ? 'success' : state === 'malformed' ? 'danger' : 'neutral'}>
        {states[state]}
      </Badge>
    ),
  },
];

const people = (count: number) => pluralize(count, 'person', 'people');

/** Invites people from pasted addresses or a file, after a preview of each line. */
export function Invite({ season, name }: { season: string; name: string }) {
  const { typed, type, sent } = useUnsent(`invitations ${season}`, '');
  const [problem, setProblem] = useState<string>();
  const { busy, act, outcome } = useReloadingCall({ action: 'invitation.sent' });
  const preview = useMutation({
    mutationFn: () => call('previewInvitations', { body: { season, text: typed } }),
  });
  const invite = async () => {
    const body = { season, text: typed, most: preview.data?.ready ?? 0 };
    // After a refusal or a lost reply, the review no longer holds.
    const { invited, before } = await call('sendInvitations', { body }).finally(preview.reset);
    sent();
    const again = before > 0 ? ` ${people(before)} had been invited before.` : '';
    const text = `${pluralize(invited, 'person was', 'people were')} invited.${again}`;
    showToast({ type: 'success', title: 'Done', text });
  };
  const change = (text: string) => {
    setProblem(undefined);
    preview.reset();
    type(text);
  };
  const choose = (file: File) =>
    readTable(file, limits.invitationCharacters).then(change, (error: Error) =>
      setProblem(error.message),
    );
  return (
    <Panel title={`Invite people to judge in ${name}`}>
      <p className={css.words}>
        Each gets one email with a link to the application. Everybody is reviewed as all applicants
        are, and an invitation decides nothing about which nominations a judge gets.
      </p>
      <TextArea
        label="People"
        hint="One address on each line, or cells of a spreadsheet: email, name and organization."
        rows={8}
        value={typed}
        limit={limits.invitationCharacters}
        onChange={({ target }) => change(target.value)}
      />
      <FileInput
        label="Or take them from a file"
        hint="CSV or text"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        error={problem}
        onChoose={choose}
      />
      {preview.error && (
        <Notice kind="error" title="Nobody was invited">
          {preview.error.message}
        </Notice>
      )}
      {preview.data ? (
        <Reviewed
          preview={preview.data}
          busy={busy}
          onInvite={() => act(invite, { failed: 'Could not invite them.' })}
        />
      ) : (
        <p>
          <Button
            busy={preview.isPending}
            busyLabel="Reading ..."
            disabled={typed.trim() === ''}
            onClick={() => preview.mutate()}
          >
            Review the list
          </Button>
        </p>
      )}
      {outcome}
    </Panel>
  );
}

interface ReviewedProps {
  preview: InvitationsPreview;
  busy: boolean;
  onInvite(): void;
}

function Reviewed({ preview: { lines, ready, leftToday }, busy, onInvite }: ReviewedProps) {
  return (
    <>
      {ready > leftToday ? (
        <Notice kind="warning" title={`${people(leftToday)} can be mailed today`}>
          This list has {ready}. All organisers together invite {limits.invitationsPerDay} in a day:
          shorten the list, and invite the others tomorrow.
        </Notice>
      ) : (
        ready === 0 && <Notice kind="info" title="Nobody in this list can be invited" />
      )}
      {ready > 0 && ready <= leftToday && (
        <>
          <p>
            Each gets one email, which cannot be taken back.{' '}
            {lines.length > ready && 'The rest of the list gets none. '}
            It is recorded that you invited them.
          </p>
          <MailTime count={ready} />
          <Button className={design.atStart} busy={busy} busyLabel="Inviting..." onClick={onInvite}>
            Invite {people(ready)}
          </Button>
        </>
      )}
      <DataTable
        caption="What becomes of each line"
        columns={columns}
        rows={lines}
        rowKey={({ line, email }) => `${line} ${email}`}
        empty={{ title: 'Nothing in this list' }}
      />
    </>
  );
}
