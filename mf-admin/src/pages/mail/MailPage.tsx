import { call } from '@meritum/shared/client/call';
import { limits } from '@meritum/shared/contracts/limits';
import { type ListedMail, mailStates, mailsPageLength } from '@meritum/shared/contracts/mails';
import { byName } from '@meritum/shared/contracts/search';
import { pluralize } from '@meritum/shared/programme/format-count';
import { formatDateTime } from '@meritum/shared/programme/moments';
import { Badge } from '@meritum/shared/ui/Badge';
import { Button } from '@meritum/shared/ui/Button';
import { Dialog } from '@meritum/shared/ui/Dialog';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { useState } from 'react';
import { useDecides } from '../../features/access/role';
import { useConfirm } from '../../features/confirm/useConfirm';
import { useCall } from '../../features/console/useCall';
import text from '../../features/facts/text.module.css';
import { choice, linked, oneOfThese, searchFor } from '../../features/filters/filter';
import { ListPage } from '../../features/list/ListPage';
import { defineList, useList } from '../../features/list/useList';
import { Batches, useBatches } from '../../features/mails/Batches';
import { kindOf, stateKinds, stateLabels } from '../../features/mails/labels';
import { MailTime } from '../../features/mails/MailTime';
import { PlannedMessages } from '../../features/mails/PlannedMessages';
import type { Column } from '../../features/table/columns';
import { When } from '../../features/table/When';

const columns: Column<ListedMail>[] = [
  { header: 'Mail', cell: ({ template }) => kindOf(template) },
  { header: 'To', cell: ({ to }) => to ?? 'Erased' },
  { header: 'Created', cell: ({ queuedAt }) => <When at={queuedAt} /> },
  {
    header: 'State',
    cell: ({ state }) => <Badge kind={stateKinds[state]}>{stateLabels[state]}</Badge>,
  },
  { header: 'Outcome', cell: outcomeOf },
];

/** Why a mail waits, bounced or failed; for others, when they ended. */
function outcomeOf({ state, endedAt, dueAt, attempts, reason }: ListedMail) {
  const tries = pluralize(attempts, 'attempt');
  if (state === 'dead') return `${formatDateTime(endedAt ?? '')}, after ${tries}: ${reason ?? ''}`;
  if (state === 'bounced') return `${formatDateTime(endedAt ?? '')}: ${reason ?? ''}`;
  if (state !== 'queued' && endedAt !== null) return <When at={endedAt} />;
  if (attempts === 0) return 'Being sent';
  return `Next attempt ${formatDateTime(dueAt ?? '')}, after ${tries}: ${reason ?? ''}`;
}

/** Whether the text looks like a complete address, which the server requires. */
const isAddress = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text);

const mailList = defineList({
  screen: 'mail',
  caption: 'Mails',
  noun: 'mail',
  filters: {
    state: oneOfThese('State', mailStates, stateLabels),
    template: choice('Mail', 'All'),
    search: searchFor('Recipient', {
      limit: limits.emailCharacters,
      errorOf: (typed) =>
        typed === '' || isAddress(typed) ? undefined : 'Enter a complete email address',
    }),
    batch: linked,
  },
  isOfSeason: false,
  size: mailsPageLength,
  columns,
  rowKey: ({ key }) => key,
  rowName: ({ to, template }) => `${kindOf(template)} to ${to ?? 'an erased address'}`,
  empty: { text: 'Mails appear here once they are to be sent.' },
  async read({ search = '', ...asked }, signal) {
    const query = { ...asked, ...(isAddress(search) && { to: search }) };
    const { mails: rows, ...reply } = await call('listMails', { query, signal });
    return { rows, ...reply };
  },
});

/** The messages of the last days, or the result of a search for mails. */
export function MailPage() {
  const state = useList(mailList, false);
  const { ask, dialog } = useConfirm();
  const decides = useDecides();
  const [read, setRead] = useState<ListedMail>();
  const resend = ({ key, to }: ListedMail) =>
    ask({
      about: key,
      title: `Send the mail to ${to} again?`,
      consequence: <p>It is sent now, with as many attempts as the first time.</p>,
      confirm: 'Send again',
      act: () => call('resendMail', { body: { key } }),
      done: `The mail to ${to} is being sent again.`,
    });
  const { batch, template } = state.filter;
  const resendAll = () =>
    ask({
      about: 'all',
      title: 'Send these failed mails again?',
      consequence: (
        <>
          <p>
            {pluralize(state.query.data?.total ?? 0, 'mail')} that the mail server refused. Mails
            that would be out of date by now are left.
          </p>
          <MailTime count={state.query.data?.total ?? 0} />
        </>
      ),
      confirm: 'Send all again',
      act: () =>
        call('resendMails', { body: { ...(batch && { batch }), ...(template && { template }) } }),
      done: 'The mails are being sent again.',
    });
  const isFiltered = Object.keys(state.filter).length > 0;
  const batches = useBatches(!isFiltered);
  const templates =
    state.query.data?.templates ?? batches.data?.batches.map(({ template }) => template) ?? [];
  const kinds = [...new Set(templates)].map((template) => [template, kindOf(template)] as const);
  return (
    <ListPage
      state={state}
      options={{ template: kinds.sort(([, one], [, other]) => byName(one, other)) }}
      rowActions={(mail) => [
        ...(mail.mayRead ? [{ label: 'Read', onSelect: () => setRead(mail) }] : []),
        ...(decides && (mail.state === 'dead' || (mail.state === 'bounced' && mail.mayRead))
          ? [{ label: 'Send again...', onSelect: () => resend(mail) }]
          : []),
      ]}
      instead={isFiltered ? undefined : <Batches query={batches} />}
    >
      {!isFiltered && <PlannedMessages />}
      {decides &&
        state.filter.state === 'dead' &&
        !state.filter.search &&
        (state.query.data?.total ?? 0) > 1 && (
          <p>
            <Button variant="secondary" onClick={resendAll}>
              Send all again...
            </Button>
          </p>
        )}
      {dialog}
      {read && <MailText mail={read} onClose={() => setRead(undefined)} />}
    </ListPage>
  );
}

interface Props {
  mail: ListedMail;
  onClose(): void;
}

/** The text of a mail, without its links' tokens, which only the recipient gets. */
function MailText({ mail: { key, to }, onClose }: Props) {
  const query = useCall('getMailText', { query: { key } }, { gcTime: 0 });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={query.data?.subject ?? 'Mail'}
      description={`To ${to}. Personal links are left out.`}
    >
      <Loaded query={query} what="the mail">
        {(mail) => <p className={text.prose}>{mail.text}</p>}
      </Loaded>
    </Dialog>
  );
}
