import { call } from '@meritum/shared/client/call';
import { download } from '@meritum/shared/client/download';
import type { AssignmentPlan } from '@meritum/shared/contracts/plans';
import { DownloadButton } from '@meritum/shared/forms/DownloadButton';
import { pluralize } from '@meritum/shared/programme/format-count';
import { Button } from '@meritum/shared/ui/Button';
import * as design from '@meritum/shared/ui/design.module.css';
import { OrganisersOnly } from '../access/role';
import { ConfirmAction } from '../confirm/ConfirmAction';
import { why } from '../confirm/question';
import { useReloadingCall } from '../confirm/useReloadingCall';
import { useSeason } from '../console/useSeasonShown';
import { inWords } from '../facts/inWords';
import { MailTime } from '../mails/MailTime';
import { plannedEnd, useMoment } from '../season/useMoment';
import { isTrial } from './labels';
import { LeftOut, Shortfall } from './Shortfall';

/** The reason for opening judging all the same, which the server requires. */
const all = { ...why, label: 'Why open judging all the same' };

/** Applies or discards a preview; downloads the input of an applied plan. */
export const PlanActions = (props: { plan: AssignmentPlan }) => (
  <OrganisersOnly>
    <Acts {...props} />
  </OrganisersOnly>
);

function Acts({ plan }: { plan: AssignmentPlan }) {
  const { id: planId, may } = plan;
  const { busy, act, outcome } = useReloadingCall(planId);
  const opens = plan.opens.length > 0;
  const season = useSeason();
  const end = useMoment('Judging ends (UTC)', season && plannedEnd(season, 'judging'), true);
  const isShort = opens && plan.outcome.shortfall !== undefined;
  const discard = () =>
    act(() => call('discardPlan', { params: { planId } }), {
      failed: 'Could not discard the plan.',
    });
  return (
    <>
      <div className={design.row}>
        {may.apply && (
          <ConfirmAction
            question={{
              about: planId,
              title: opens ? `Open judging of ${inWords(plan.opens)}?` : 'Apply this plan?',
              consequence: (
                <>
                  <Consequences plan={plan} />
                  {opens && end.field()}
                </>
              ),
              confirm: opens ? 'Open judging' : 'Apply',
              ...(isShort && { danger: true, reason: all }),
              act(reason) {
                const closesAt = opens ? end.read() : null;
                const body = { ...(reason && { reason }), ...(closesAt && { closesAt }) };
                return call('applyPlan', { params: { planId }, body });
              },
              done: opens ? 'Judging is open.' : 'The plan is applied.',
            }}
          />
        )}
        {may.discard && (
          <Button variant="secondary" busy={busy} busyLabel="One moment..." onClick={discard}>
            Discard
          </Button>
        )}
      </div>
      {outcome}
      {may.takeInput && <TakeInput planId={planId} />}
    </>
  );
}

/** Downloads an applied plan's input. */
function TakeInput({ planId }: { planId: string }) {
  return (
    <>
      <p>
        With its data an auditor can make this plan again. The file has no names and no texts, but
        tells who may have judged what: give it to nobody else. Each download is recorded.
      </p>
      <DownloadButton
        label="Download the data"
        what="the data"
        download={() => download('exportPlanInput', { params: { planId } })}
      />
    </>
  );
}

/** The consequences of applying a plan, above all nominations without a result. */
function Consequences({ plan }: { plan: AssignmentPlan }) {
  const { added, released, moved, mails } = plan.outcome;
  return (
    <>
      <Shortfall outcome={plan.outcome} />
      <LeftOut leftOut={plan.leftOut} />
      <ul>
        {isTrial(plan) ? (
          <li>
            The judges are drawn once judging is open, by chance that nobody controls, and assigned
            automatically: about as many as in this preview. This takes a quarter of an hour at most
            unless the public random value is late.
          </li>
        ) : (
          <>
            <li>{pluralize(added, 'assignment is', 'assignments are')} added.</li>
            {released > 0 && (
              <li>
                {pluralize(released, 'pending assignment is', 'pending assignments are')} removed.
                Submitted ratings stay.
              </li>
            )}
            {moved > 0 && (
              <li>
                {pluralize(moved, 'of these is', 'of these are')} exchanged: judges get nominations
                that have too few judges for a result, in place of ones that they have not opened.
              </li>
            )}
            <li>{pluralize(mails, 'judge is', 'judges are')} notified by email.</li>
          </>
        )}
      </ul>
      <MailTime count={mails} />
    </>
  );
}
