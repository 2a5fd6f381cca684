import type { CallName } from '@meritum/shared/contracts/calls';
import type { NamedProposal, Proposal } from '@meritum/shared/contracts/proposals';
import { formatDateTime } from '@meritum/shared/programme/moments';
import type { ButtonProps } from '@meritum/shared/ui/Button';
import * as design from '@meritum/shared/ui/design.module.css';
import { Notice } from '@meritum/shared/ui/Notice';
import text from '../facts/text.module.css';
import { ConfirmAction } from './ConfirmAction';
import { FocusedProposal } from './FocusedProposal';
import { ProposedBy } from './ProposedBy';
import { type Question, why } from './question';

type End = Pick<Question, 'about' | 'act'>;

/** Withdraws the reader's own proposal. */
const withdrawal = (what: End): Question => ({
  ...what,
  title: 'Withdraw your proposal?',
  consequence: <p>Nothing changes, and other organisers can no longer confirm it.</p>,
  confirm: 'Withdraw',
  reason: why,
  done: 'Your proposal has been withdrawn.',
});

/** Turns another organiser's proposal down. */
const turningDown = ({ by }: Proposal, what: End): Question => ({
  ...what,
  title: 'Turn down this proposal?',
  consequence: (
    <p>
      Nothing changes, and nobody can confirm it any more. {by} gets your reason by email. It can be
      proposed again.
    </p>
  ),
  confirm: 'Turn down',
  reason: why,
  done: 'The proposal has been turned down.',
});

/** A proposal that another organiser must confirm; null if its proposer may act alone by now. */
export const waitingProposal = (proposed: Proposal | null, takesTwo: boolean) =>
  takesTwo || !proposed?.isOwn ? proposed : null;

interface Props extends Pick<ButtonProps, 'variant' | 'children'> {
  /** A call: whoever may make it may act where one person is enough. */
  does?: CallName;
  /** The proposal in words, unless the page says it. */
  what?: string;
  proposed: Proposal | null;
  /** Whether the reader may propose or confirm now. */
  isAllowed: boolean;
  /** Whether the reader may turn down the proposal now. */
  mayTurnDown?: boolean;
  question: Omit<Question, 'act'>;
  /** Confirmations have no reason: the proposal's is recorded. */
  send(decision: NamedProposal & { reason: string }): Promise<unknown>;
}

/**
 * Proposes an act of two organisers. An open proposal is shown instead, to be confirmed as it is or
 * turned down, or withdrawn by its proposer.
 */
export function ActOfTwo({ proposed, isAllowed, question, send, ...props }: Props) {
  const { what, mayTurnDown = isAllowed, does, ...button } = props;
  if (!proposed)
    return (
      isAllowed && (
        <ConfirmAction
          {...button}
          does={does}
          question={{ ...question, act: (reason) => send({ reason }) }}
        />
      )
    );
  const { id, isOwn, by, at, reason: first, beforeYou } = proposed;
  const { reason: _, about, ...confirming } = question;
  const consequence = (
    <>
      <ProposedBy proposal={proposed} />
      {question.consequence}
    </>
  );
  const confirmed = { ...confirming, about, consequence };
  return (
    <FocusedProposal id={id} className={text.ownLine}>
      <Notice
        kind="info"
        title={`${what ? `${what}, proposed` : 'Proposed'} by ${isOwn ? 'you' : by} on ${formatDateTime(at)}`}
        action={
          <div className={design.acts}>
            {isOwn && (
              <ConfirmAction
                variant="secondary"
                question={withdrawal({
                  about,
                  act: (reason) => send({ reason, withdrawalOf: id }),
                })}
              />
            )}
            {!isOwn && isAllowed && !beforeYou && (
              <ConfirmAction
                {...button}
                question={{ ...confirmed, act: () => send({ reason: first, proposalId: id }) }}
              />
            )}
            {!isOwn && mayTurnDown && (
              <ConfirmAction
                variant="secondary"
                question={turningDown(proposed, {
                  about,
                  act: (reason) => send({ reason, turnDownOf: id }),
                })}
              />
            )}
          </div>
        }
      >
        {first && <p className={text.prose}>{first}</p>}
        {isOwn && <p>Your proposal is waiting for another organiser.</p>}
        {beforeYou && (
          <p>You became an organiser after this was proposed, so another one has to confirm it.</p>
        )}
      </Notice>
    </FocusedProposal>
  );
}
