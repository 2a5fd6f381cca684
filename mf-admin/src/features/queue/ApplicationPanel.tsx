import type { Application, PossibleDuplicate } from '@meritum/shared/contracts/applications';
import { labels } from '@meritum/shared/programme/labels';
import { Button } from '@meritum/shared/ui/Button';
import { Notice } from '@meritum/shared/ui/Notice';
import type { ReactNode } from 'react';
import { ConsoleLink } from '../console/ConsoleLink';
import { consolePath } from '../console/screens';
import { Panel } from '../facts/Panel';
import { ColleagueList } from '../facts/PossibleColleagues';
import { pluralize } from '../facts/pluralize';
import { Reasons } from '../facts/Reasons';
import text from '../facts/text.module.css';
import { ApplicationFacts } from '../judges/ApplicationFacts';
import { StateBadge } from '../judges/StateBadge';

interface Props {
  row: Application;
  onAccept(): void;
  onReject(): void;
}

/** One application in full, and the decision about it. */
export function ApplicationPanel({ row, onAccept, onReject }: Props) {
  return (
    <Panel
      title={row.name}
      actions={
        row.mayDecide && (
          <div className={text.row}>
            <Button aria-keyshortcuts="v" onClick={onAccept}>
              Accept
            </Button>
            {row.state === 'waiting' && (
              <Button variant="danger" aria-keyshortcuts="x" onClick={onReject}>
                Reject
              </Button>
            )}
          </div>
        )
      }
    >
      <Remarks row={row} />
      <ApplicationFacts applicant={row} />
      <Reasons reasons={row.reasons} />
    </Panel>
  );
}

function Remarks({ row }: Pick<Props, 'row'>) {
  const { duplicates, conflicts, nominatesIn, possibleColleagues } = row;
  const remarks: [boolean, string, ReactNode][] = [
    [
      !row.mayDecide,
      'This is your own application',
      'You cannot decide about yourself. Ask another organiser.',
    ],
    [duplicates.length > 0, 'Possible duplicate', <Duplicates key="all" duplicates={duplicates} />],
    [
      row.sharesEmployer && row.mayDecide,
      'Same employer as yours',
      'Unless another organiser also verifies them, they are given no nomination that you have a conflict of interest with.',
    ],
    [
      nominatesIn.length > 0,
      'Has a nomination of their own',
      `They are given no nomination in ${nominatesIn.join(', ')}.`,
    ],
    [
      nominatesIn.length === 0 && conflicts > 0,
      'Conflicts of interest',
      `They can be given all but ${pluralize(conflicts, 'nomination')} of this season.`,
    ],
    [
      possibleColleagues.length > 0,
      'Possibly the same employer',
      <ColleagueList key="all" path="nominations" people={possibleColleagues} />,
    ],
  ];
  return remarks
    .filter(([isSo]) => isSo)
    .map(([, title, text]) => (
      <Notice key={title} role="note" kind="warning" title={title}>
        {text}
      </Notice>
    ));
}

const same = labels<PossibleDuplicate['same'][number]>({
  mailbox: 'mailbox',
  profile: 'LinkedIn profile',
  name: 'name and organization',
});

function Duplicates({ duplicates }: Pick<Application, 'duplicates'>) {
  return (
    <ul>
      {duplicates.map((one) => (
        <li key={one.id}>
          <ConsoleLink to={consolePath('judges', one.id)}>{one.name || one.email}</ConsoleLink>{' '}
          <StateBadge state={one.state} answer={null} /> has the same{' '}
          {one.same.map((it) => same[it]).join(', ')}.
        </li>
      ))}
    </ul>
  );
}
