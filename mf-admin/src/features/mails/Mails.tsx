import type { ListedMail, MailsReply } from '@meritum/shared/contracts/mails';
import { mailsPageLength } from '@meritum/shared/contracts/mails';
import { useQuery } from '@meritum/shared/query';
import { Badge } from '@meritum/shared/ui/Badge';
import { EmptyState } from '@meritum/shared/ui/EmptyState';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { useState } from 'react';
import { oneOf, pageNumber, text } from '../address/fields';
import { useAddressState } from '../address/useAddressState';
import { useConfirm } from '../confirm/useConfirm';
import type { Column } from '../table/columns';
import { DataTable } from '../table/DataTable';
import { Pages } from '../table/Pages';
import { When } from '../table/When';
import { isSettled, kindOf, outcomeText, stateKinds, stateLabels } from './labels';
import { MailFilterBar } from './MailFilterBar';
import { MailText } from './MailText';
import { listMails, mailsKey, resendMail } from './requests';

const fields = {
  state: oneOf('all', 'dead', 'queued', 'sent', 'expired', 'withdrawn'),
  template: text,
  search: text,
  page: pageNumber,
};

const columns: Column<ListedMail>[] = [
  { id: 'template', header: 'Mail', cell: ({ template }) => kindOf(template) },
  { id: 'to', header: 'To', cell: ({ to }) => to ?? 'Erased' },
  { id: 'queuedAt', header: 'Created', cell: ({ queuedAt }) => <When at={queuedAt} /> },
  {
    id: 'state',
    header: 'State',
    cell: ({ state }) => <Badge kind={stateKinds[state]}>{stateLabels[state]}</Badge>,
  },
  {
    id: 'fate',
    header: 'Outcome',
    cell: (mail) => (isSettled(mail) ? <When at={mail.settledAt} /> : outcomeText(mail)),
  },
];

/** The outbox. */
export function Mails() {
  const { values, change } = useAddressState(fields);
  const query = useQuery({
    queryKey: [...mailsKey, values],
    queryFn: ({ signal }) => listMails(values, signal),
    placeholderData: (before) => before,
    gcTime: 0,
  });
  return (
    <>
      <MailFilterBar values={values} change={change} templates={query.data?.templates ?? []} />
      <Loaded query={query} what="the mails">
        {(reply) => (
          <>
            <MailTable {...reply} busy={query.isPlaceholderData} />
            <Pages
              label="Pages of mails"
              page={values.page}
              size={mailsPageLength}
              total={reply.total}
              onPage={(page) => change({ page })}
            />
          </>
        )}
      </Loaded>
    </>
  );
}

interface TableProps extends Pick<MailsReply, 'mails'> {
  busy: boolean;
}

function MailTable({ mails, busy }: TableProps) {
  const { ask, dialog } = useConfirm();
  const [read, setRead] = useState<ListedMail>();
  const resend = ({ key, to }: ListedMail) =>
    ask({
      title: `Send the mail to ${to} again?`,
      consequence: <p>It is sent now, with as many attempts as the first time.</p>,
      confirm: 'Send again',
      act: () => resendMail(key),
      done: `The mail to ${to} is being sent again.`,
    });
  const empty = <EmptyState title="No mails" text="No mail matches these filters." />;
  return (
    <>
      <DataTable
        caption="Mails"
        columns={columns}
        rows={mails}
        rowKey={({ key }) => key}
        rowName={({ to, template }) => `${kindOf(template)} to ${to ?? 'an erased address'}`}
        actions={(mail) => [
          ...(mail.mayRead ? [{ label: 'Read', onSelect: () => setRead(mail) }] : []),
          ...(mail.state === 'dead'
            ? [{ label: 'Send again...', onSelect: () => resend(mail) }]
            : []),
        ]}
        busy={busy}
        empty={empty}
      />
      {dialog}
      {read && <MailText mail={read} onClose={() => setRead(undefined)} />}
    </>
  );
}
