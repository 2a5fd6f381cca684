import { ConsolePage } from '../../features/console/ConsolePage';
import { headingOf } from '../../features/console/screens';
import type { Column } from '../../features/table/columns';
import { DataTable } from '../../features/table/DataTable';

const headers = ['Act', 'Of what', 'When', 'What follows', 'Can be undone'] as const;

/** Acts whose names are easily taken for one another. */
const acts = [
  [
    'Reject',
    'An application to judge',
    'The applicant should not judge.',
    'They are told by email and get no nominations.',
    'For ten seconds; later by verifying them',
  ],
  [
    'Deactivate',
    'A judge',
    'A verified judge should get no more nominations.',
    'Pending nominations go to other judges. Submitted ratings count.',
    'By reactivating the judge',
  ],
  [
    'Replace',
    'A judge of one nomination',
    'This judge should not rate this nomination, or does not.',
    'It goes to another judge. The judge keeps their other nominations.',
    'No',
  ],
  [
    'Return',
    'A nomination',
    'Its nominator has to change something, before judging ends.',
    'The nominator gets your note. Ratings of a changed text no longer count.',
    'When the nominator submits it again',
  ],
  [
    'Void',
    'A rating or an entry',
    'It must not count, before results are published.',
    'It stays on record and no longer counts. Takes two organisers.',
    'Until the second organiser confirms it',
  ],
  [
    'Revoke',
    'A published award',
    'The award turns out to be wrong after publication.',
    'Its certificate and badge no longer count. The published results stay. Takes two organisers.',
    'Until the second organiser confirms it',
  ],
] as const;

const columns = headers.map(
  (header, at): Column<(typeof acts)[number]> => ({
    id: header,
    header,
    cell: (act) => act[at],
    share: at === 2 || at === 3 ? 2 : 1,
  }),
);

/** Which act is for what. */
export const HelpPage = () => (
  <ConsolePage {...headingOf('help')}>
    <DataTable
      caption="Which act is for what"
      columns={columns}
      rows={acts}
      rowKey={([act]) => act}
      rowName={([act]) => act}
    />
  </ConsolePage>
);
