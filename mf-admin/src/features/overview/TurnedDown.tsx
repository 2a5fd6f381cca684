import type { OpenDecisionOfList } from '@meritum/shared/contracts/open-decisions';
import { formatDay } from '@meritum/shared/programme/days';
import { openDecisionPath, openDecisionText } from '@meritum/shared/programme/open-decisions';
import { useLocation, useSearchParams } from '@meritum/shared/router';
import { Notice } from '@meritum/shared/ui/Notice';
import { useDecides } from '../access/role';
import text from '../facts/text.module.css';
import styles from './Overview.module.css';
import { useOpenDecisions } from './requests';

export const TurnedDownBy = ({ at, by, reason }: NonNullable<OpenDecisionOfList['turnedDown']>) => (
  <p className={text.prose}>
    Turned down by {by ?? 'a deleted account'} on {formatDay(at)}: {reason}
  </p>
);

/** Tells an organiser that the proposal of a link, such as in an old mail, is not to be decided. */
export function NotWaiting() {
  const linked = useSearchParams()[0].get('proposal');
  const { decisions } = useOpenDecisions().data ?? {};
  const isKnown = !linked || !decisions || decisions.some(({ id }) => id === linked);
  if (!useDecides() || isKnown) return null;
  return <Notice kind="info" className={styles.turnedDown} title={notWaiting} />;
}

const notWaiting = 'The proposal that this link leads to does not wait for you';

/** Tells an organiser, on the screen of their proposal, that it was turned down. */
export function TurnedDownHere() {
  const { pathname } = useLocation();
  const { decisions = [] } = useOpenDecisions().data ?? {};
  return decisions.map((decision) => {
    const { id, turnedDown } = decision;
    if (!turnedDown || openDecisionPath(decision).split('?')[0] !== pathname) return null;
    return (
      <Notice
        key={id}
        kind="info"
        title={`You proposed: ${openDecisionText(decision)}`}
        className={styles.turnedDown}
      >
        <TurnedDownBy {...turnedDown} />
      </Notice>
    );
  });
}
