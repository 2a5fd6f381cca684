import { call } from '@meritum/shared/client/call';
import type { ListedAccountAct } from '@meritum/shared/contracts/account-acts';
import { useUnsent } from '@meritum/shared/forms/useUnsent';
import { formatDeadline } from '@meritum/shared/programme/deadlines';
import { labels } from '@meritum/shared/programme/labels';
import { formatDateTime } from '@meritum/shared/programme/moments';
import * as design from '@meritum/shared/ui/design.module.css';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { Notice } from '@meritum/shared/ui/Notice';
import { Select } from '@meritum/shared/ui/Select';
import { TextField } from '@meritum/shared/ui/TextField';
import { OrganisersOnly } from '../../features/access/role';
import { ActOfTwo } from '../../features/confirm/ActOfTwo';
import { ConfirmAction } from '../../features/confirm/ConfirmAction';
import { type Question, why } from '../../features/confirm/question';
import { ConsolePage } from '../../features/console/ConsolePage';
import { useCall } from '../../features/console/useCall';
import { Panel } from '../../features/facts/Panel';
import styles from '../../features/season/Season.module.css';

type Asked = Pick<ListedAccountAct, 'email' | 'act'> & {
  name?: string;
  newEmail?: string | undefined;
};

const words = ({ name, email, act, newEmail }: Asked) => {
  const whose = name ? `${name} (${email})` : email;
  return act === 'erasure'
    ? `Erase the account of ${whose}`
    : `Give ${whose} the address ${newEmail}`;
};

const ends = labels({
  stopped: 'It was stopped.',
  'signed-in': 'It was stopped because somebody signed in.',
  impossible: 'It could not be done: the address was taken, or the person is an organiser now.',
  done: 'It was done.',
});

const follows = {
  erasure:
    'Everything of the person is erased for good. Ratings and results that were counted stay, without a name.',
  handover:
    'Their password, Google and second factors no longer work. Whoever reads the new address chooses a new password there. A judge rates again once an organiser reactivates them. How often this was done is published with the results.',
} as const;

const questionOf = (asked: Asked, isSecond: boolean): Omit<Question, 'act'> => ({
  about: asked.email,
  title: `${words(asked)}?`,
  consequence: (
    <>
      <p>
        {isSecond ? 'The person is' : 'Once another organiser confirms it, the person is'} signed
        out everywhere and notified by email. It happens a week later, unless they stop it, sign in,
        or an organiser stops it.
      </p>
      <p>{follows[asked.act]}</p>
    </>
  ),
  confirm: isSecond ? 'Confirm' : 'Propose',
  danger: true,
  reason: { ...why, label: 'Where the request came from, and what proof you saw' },
  done: isSecond
    ? 'It is decided. It happens in a week.'
    : 'This is proposed. Another organiser has to confirm it.',
});

const bodyOf = ({ email, act, newEmail }: Asked) => ({
  ...{ email, act },
  ...(act === 'handover' && newEmail && { newEmail }),
});

/** Acts of two organisers for people who cannot sign in. */
export function AccountsPage() {
  const query = useCall('listAccountActs', {});
  const start: Asked = { email: '', act: 'erasure', newEmail: '' };
  const { typed, type, sent } = useUnsent('account act', start);
  const isComplete =
    typed.email.includes('@') && (typed.act === 'erasure' || typed.newEmail?.includes('@'));
  return (
    <ConsolePage>
      <Loaded query={query} what="the decisions about accounts">
        {({ acts }) =>
          acts.length > 0 && (
            <Panel title="Proposed and decided">
              <ul className={design.grid2}>
                {acts.map((one) => (
                  <Decided key={one.email} of={one} />
                ))}
              </ul>
            </Panel>
          )
        }
      </Loaded>
      <OrganisersOnly>
        <Panel title="Somebody who cannot sign in">
          <p className={design.minor}>
            Make sure who it is: a mail alone proves little. Whoever can still sign in does this on
            their own account page.
          </p>
          <div className={styles.group}>
            <Select
              label="What to do"
              value={typed.act}
              onChange={({ target }) => type({ ...typed, act: target.value as Asked['act'] })}
            >
              <option value="erasure">Erase the account</option>
              <option value="handover">Give it another address</option>
            </Select>
            <TextField
              label="Address of the account"
              type="email"
              value={typed.email}
              onChange={({ target }) => type({ ...typed, email: target.value })}
            />
            {typed.act === 'handover' && (
              <TextField
                label="New address"
                type="email"
                value={typed.newEmail}
                onChange={({ target }) => type({ ...typed, newEmail: target.value })}
              />
            )}
          </div>
          <ConfirmAction
            variant="secondary"
            className={design.atStart}
            disabled={!isComplete}
            question={{
              ...questionOf(typed, false),
              act: async (reason) => {
                await call('decideAccountAct', { body: { ...bodyOf(typed), reason } });
                sent();
              },
            }}
          >
            Propose it...
          </ConfirmAction>
        </Panel>
      </OrganisersOnly>
    </ConsolePage>
  );
}

/** An act on an account: proposed, pending or just ended. */
function Decided({ of }: { of: ListedAccountAct }) {
  const { name, email, act, proposed, waiting, ended } = of;
  const asked = { name, email, act, newEmail: of.newEmail ?? undefined };
  const send = (decision: object) =>
    call('decideAccountAct', { body: { ...bodyOf(asked), reason: '', ...decision } });
  if (waiting)
    return (
      <li>
        <Notice
          kind="warning"
          title={`${words(asked)}: happens on ${formatDeadline(waiting.due)}`}
          action={
            <ConfirmAction
              variant="secondary"
              question={{
                about: email,
                title: 'Stop it?',
                consequence: <p>Nothing happens to the account. It can be proposed again.</p>,
                confirm: 'Stop',
                reason: why,
                done: 'It is stopped.',
                act: (reason) => send({ reason, stopOf: waiting.id }),
              }}
            />
          }
        >
          {waiting.reason}
        </Notice>
      </li>
    );
  return (
    <li>
      {proposed ? (
        <ActOfTwo
          variant="secondary"
          what={words(asked)}
          proposed={proposed}
          isAllowed
          question={questionOf(asked, true)}
          send={send}
        >
          Confirm...
        </ActOfTwo>
      ) : (
        ended && (
          <p className={design.minor}>
            {words(asked)}. {ends[ended.how]} {formatDateTime(ended.at)}
          </p>
        )
      )}
    </li>
  );
}
