import type { OpenDecisionOfList } from '@meritum/shared/contracts/open-decisions';
import { formatDay } from '@meritum/shared/programme/days';
import { openDecisionPath, openDecisionText } from '@meritum/shared/programme/open-decisions';
import { useLocation } from '@meritum/shared/router';
import { Notice } from '@meritum/shared/ui/Notice';
import text from '../facts/text.module.css';
import styles from './Overview.module.css';
import { useOpenDecisions } from './requests';

export const TurnedDownBy = ({ at, by, reason }: NonNullable<OpenDecisionOfList['turnedDown']>) => (
  <p className={text.prose}>
    Turned down by {by ?? 'a deleted account'} on {formatDay(at)}: {reason}
  </p>
);

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
