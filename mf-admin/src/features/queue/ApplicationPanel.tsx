import type { Application } from '@meritum/shared/contracts/applications';
import { Button } from '@meritum/shared/ui/Button';
import * as design from '@meritum/shared/ui/design.module.css';
import { Notice } from '@meritum/shared/ui/Notice';
import { Panel } from '../facts/Panel';
import { Reasons } from '../facts/Reasons';
import { ApplicationFacts } from '../judges/ApplicationFacts';
import { Notes } from '../notes/Notes';
import { remarksOf } from './remarks';

interface Props {
  row: Application;
  onAccept(): void;
  onReject(): void;
}

/** An application in full, with decision and notes. */
export const ApplicationPanel = (props: Props) => (
  <>
    <Decision {...props} />
    <Notes key={props.row.id} about={{ noun: 'judge', id: props.row.id }} />
  </>
);

function Decision({ row, onAccept, onReject }: Props) {
  return (
    <Panel
      title={row.name}
      actions={
        row.mayDecide && (
          <div className={design.row}>
            <Button aria-keyshortcuts="v" onClick={onAccept}>
              Accept
            </Button>
            {row.state === 'waiting' && (
              <Button variant="secondary" aria-keyshortcuts="x" onClick={onReject}>
                Reject
              </Button>
            )}
          </div>
        )
      }
    >
      {remarksOf(row).map(
        ({ words, text }) =>
          text && (
            <Notice key={words} role="note" kind="warning" title={words}>
              {text}
            </Notice>
          ),
      )}
      <ApplicationFacts applicant={row} />
      <Reasons reasons={row.reasons} />
    </Panel>
  );
}
