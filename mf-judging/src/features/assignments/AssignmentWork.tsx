import { SessionEndedNotice } from '@meritum/shared/auth/SessionEndedNotice';
import type { Assignment } from '@meritum/shared/contracts/assignments';
import { formatDeadline } from '@meritum/shared/programme/deadlines';
import { prefixes } from '@meritum/shared/programme/routes';
import { ButtonLink } from '@meritum/shared/ui/ButtonLink';
import { Icon } from '@meritum/shared/ui/Icon';
import { Notice } from '@meritum/shared/ui/Notice';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { showToast } from '@meritum/shared/ui/toasts';
import { useNow } from '@meritum/shared/ui/useNow';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { EntryColumn, EntryDialog, everything } from '../entries/EntryList';
import { unsentRatings } from '../evaluation/drafts';
import { EvaluationPanel } from '../evaluation/EvaluationPanel';
import { useOwnHeight } from '../evaluation/useOwnHeight';
import { useSubmissions } from '../evaluation/useSubmissions';
import { Recusal } from '../recusal/Recusal';
import { judgingLeft, type SeasonNow } from '../season/timeLeft';
import styles from './Assignments.module.css';
import { addressOf, countsOf, neighboursOf, nextPending, stateOf } from './addresses';
import { Chooser } from './Chooser';
import { Counters } from './Counters';
import { Entry } from './Entry';
import { type AssignmentsState, useOpened } from './useAssignments';
import { useWork } from './useWork';

interface Props {
  uid: string;
  list: readonly Assignment[];
  /** Undefined if the address has no assignment of the judge. */
  selected: Assignment | undefined;
  assignments: AssignmentsState;
  season: SeasonNow | undefined;
  sessionEnded: boolean;
  refresh: ReactNode;
}

/** The judge's workspace: the entry on one side, its evaluation on the other. */
export function AssignmentWork(props: Props) {
  const { uid, list, selected, assignments, season, sessionEnded, refresh } = props;
  const id = selected?.id ?? '';
  const work = useWork(list, id);
  useOpened(selected, assignments.reload);
  const [finding, onFind] = useState(everything);
  const side = useOwnHeight<HTMLDivElement>();
  const goOnFrom = (done: string) => {
    const next = nextPending(list, done);
    if (next) work.go(next.id, 'ratings');
  };
  const submissions = useSubmissions({
    uid,
    sessionEnded,
    assignments: list,
    onDone(done, ratings, byHand) {
      void assignments.rated(done, ratings);
      if (byHand && done === id) goOnFrom(id);
    },
    onUndone(undone) {
      void assignments.changed(undone);
      work.go(undone.id, 'ratings');
    },
    onRefused: assignments.reload,
  });
  const recused = (done: string) => {
    showToast({ type: 'info', title: 'You have stepped back from this entry' });
    unsentRatings.forget(uid, done);
    const next = nextPending(list, done) ?? list.find((each) => each.id !== done);
    if (next) work.go(next.id, 'heading');
    void assignments.removed(done);
  };
  const entries = {
    uid,
    assignments: list,
    selected: id,
    finding,
    onFind,
    onSelect: (chosen: string) => work.go(chosen, 'heading'),
  };
  return (
    <section ref={work.area} className={styles.work} aria-label="Assignments" data-toasts-aside>
      <Completion list={list} />
      <Facts season={season} list={list} refresh={refresh} />
      {sessionEnded && !selected && <SessionEndedNotice />}
      <div className={styles.bar}>
        <Counters assignments={list} />
        <Chooser
          assignments={list}
          selected={id}
          onSelect={(chosen) => work.go(chosen, 'chooser')}
          onMove={(by) => work.move(by, 'heading')}
        >
          <EntryDialog {...entries} />
        </Chooser>
      </div>
      {selected ? (
        <div className={styles.columns}>
          <EntryColumn {...entries} />
          <Entry uid={uid} assignment={selected} position={positionIn(list, id)} />
          <div ref={side} className={styles.side}>
            <EvaluationPanel
              key={id}
              uid={uid}
              assignment={selected}
              state={submissions.stateOf(id)}
              sessionEnded={sessionEnded}
              usual={list.flatMap(({ averageRating }) => averageRating ?? [])}
              onSubmit={submissions.submit}
              onUndo={submissions.undo}
              onMove={(by) => work.move(by, 'ratings')}
            >
              {stateOf(selected) === 'pending' && (
                <div className={styles.recusal}>
                  <Recusal assignment={selected} onRecused={() => recused(id)} />
                </div>
              )}
            </EvaluationPanel>
          </div>
        </div>
      ) : (
        <NotYours first={list[0]} />
      )}
    </section>
  );
}

/** Rated entries count first: after one of four, the judge is at the second. */
function positionIn(list: readonly Assignment[], id: string): string {
  const isRated = ({ status }: Assignment) => status === 'completed';
  const all = [...list.filter(isRated), ...list.filter((one) => !isRated(one))];
  return `Entry ${neighboursOf(all, id).at + 1} of ${list.length} assigned to you`;
}

/** Shown once everything is rated; after the last rating it takes the focus. */
function Completion({ list }: { list: readonly Assignment[] }) {
  const { pending, completed, ended } = countsOf(list);
  const thanks = useRef<HTMLDivElement>(null);
  const before = useRef(pending);
  useEffect(() => {
    const isLast = before.current > 0 && pending === 0 && ended === 0;
    before.current = pending;
    if (!isLast) return;
    thanks.current?.focus({ preventScroll: true });
    thanks.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [pending, ended]);
  if (pending > 0) return null;
  return (
    <Notice
      ref={thanks}
      tabIndex={-1}
      kind="success"
      title={ended > 0 ? 'Judging has ended' : 'All your evaluations are submitted'}
      action={
        <ButtonLink variant="secondary" to={`${prefixes['mf-judging']}/record`}>
          See your judging record
        </ButtonLink>
      }
    >
      {ended > 0 && 'What you have not rated is no longer needed. '}
      {completed > 0 &&
        'Thank you. Your certificate of service and your reference letter are ready.'}
    </Notice>
  );
}

/** The time left while ratings are missing, and links to other pages. */
export function Facts({ season, list, refresh }: Pick<Props, 'season' | 'list' | 'refresh'>) {
  const left = judgingLeft(list, season, useNow());
  return (
    <div className={styles.facts}>
      {left && (
        <p className={styles.time} data-urgent={left.urgent || undefined}>
          <Icon name="clock" size={18} /> {left.text}{' '}
          {left.until && <time dateTime={left.until}>{formatDeadline(left.until)}</time>}
        </p>
      )}
      <TextLink to={`${prefixes['mf-judging']}/record`}>Your judging</TextLink>
      {season?.calibrationRound && (
        <TextLink to={`${prefixes['mf-judging']}/calibration`}>Sample entries</TextLink>
      )}
      {refresh}
    </div>
  );
}

/** Shown for an address of another judge's assignment, a returned one, or none. */
function NotYours({ first }: { first: Assignment | undefined }) {
  return (
    <Notice
      kind="info"
      title="This entry is not among your assignments"
      action={
        first && (
          <ButtonLink variant="secondary" to={addressOf(first.id)}>
            Go to your first entry
          </ButtonLink>
        )
      }
    >
      You may have stepped back from it, it may have been exchanged for another one before you
      opened it, or the address is incomplete.
    </Notice>
  );
}
