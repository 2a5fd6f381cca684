import { batchDays, type MailBatch } from '@meritum/shared/contracts/mails';
import { pluralize } from '@meritum/shared/programme/format-count';
import * as design from '@meritum/shared/ui/design.module.css';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { consolePath } from '../console/screens';
import { useCall } from '../console/useCall';
import { type Column, figures } from '../table/columns';
import { DataTable } from '../table/DataTable';
import { When } from '../table/When';
import { kindOf } from './labels';

const sizeOf = ({ counts: { sent, bounced, waiting, failed, dropped } }: MailBatch) =>
  sent + bounced + waiting + failed + dropped;

const columns: readonly Column<MailBatch>[] = [
  {
    header: 'Message',
    cell: ({ subject, template }) => subject?.replace(/\{\w+\}/g, '…') ?? kindOf(template),
    share: 2,
  },
  { header: 'To', cell: (it) => it.to ?? pluralize(sizeOf(it), 'mail'), share: 2 },
  { header: 'Last created', cell: ({ lastAt }) => <When at={lastAt} /> },
  figures('sent', 'Accepted', ({ counts }) => counts.sent),
  figures('bounced', 'Came back', ({ counts }) => counts.bounced),
  figures('waiting', 'Waiting', ({ counts }) => counts.waiting),
  figures('failed', 'Failed', ({ counts }) => counts.failed),
  figures('dropped', 'Expired or withdrawn', ({ counts }) => counts.dropped),
];

/** Mails of the last days grouped by subject, loaded only while shown. */
export const useBatches = (enabled: boolean) =>
  useCall('listMailBatches', {}, { gcTime: 0, enabled });

/** Mails in batches; each row opens its single mails. */
export function Batches({ query }: { query: ReturnType<typeof useBatches> }) {
  return (
    <>
      <p className={design.muted}>
        The last {batchDays} days. To find older mails, choose a state or recipient.
      </p>
      <Loaded query={query} what="the mails">
        {({ batches }) => (
          <DataTable
            caption="Messages"
            columns={columns}
            rows={batches}
            rowKey={({ batch }) => batch}
            rowLink={({ batch }) => `${consolePath('mail')}?${new URLSearchParams({ batch })}`}
            empty={{ title: 'No mails yet' }}
          />
        )}
      </Loaded>
    </>
  );
}
