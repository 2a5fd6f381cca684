import { call } from '@meritum/shared/client/call';
import type { ListedOrganiser } from '@meritum/shared/contracts/organisers';
import { consoleRoles, type Role } from '@meritum/shared/contracts/roles';
import { useUnsent } from '@meritum/shared/forms/useUnsent';
import { labels } from '@meritum/shared/programme/labels';
import { Badge } from '@meritum/shared/ui/Badge';
import * as design from '@meritum/shared/ui/design.module.css';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { Notice } from '@meritum/shared/ui/Notice';
import { Select } from '@meritum/shared/ui/Select';
import { TextField } from '@meritum/shared/ui/TextField';
import { OrganisersOnly, useDecides } from '../../features/access/role';
import { ActOfTwo } from '../../features/confirm/ActOfTwo';
import { ConfirmAction } from '../../features/confirm/ConfirmAction';
import { type Question, why } from '../../features/confirm/question';
import { useConfirm } from '../../features/confirm/useConfirm';
import { ConsolePage } from '../../features/console/ConsolePage';
import { useCall } from '../../features/console/useCall';
import { Panel } from '../../features/facts/Panel';
import styles from '../../features/season/Season.module.css';
import type { Column } from '../../features/table/columns';
import { DataTable } from '../../features/table/DataTable';
import { When } from '../../features/table/When';

const names = labels({
  user: 'No role',
  admin: 'Organiser',
  reader: 'Reader',
  screener: 'Screener',
});

const means = {
  user: 'They lose the console at once. What they had proposed is void. Their account stays.',
  admin: 'They decide like you, and can confirm what others propose from then on.',
  reader: 'They see what organisers see, and change, send or export nothing.',
  screener:
    'They accept or reject applicants and return incomplete nominations. They see nothing of judging.',
} as const;

type Asked = Pick<ListedOrganiser, 'email' | 'role'> & { name?: string };

/** Such as `Make Ada (ada@example.com) a reader`. */
const words = ({ name, email, role }: Asked) => {
  const who = name && name !== email ? `${name} (${email})` : email;
  if (role === 'user') return `Remove ${who}`;
  return `Make ${who} ${role === 'admin' ? 'an' : 'a'} ${names[role].toLowerCase()}`;
};

/** The question for giving or removing a role; `alone` if one organiser is enough. */
function questionOf(asked: Asked, step: 'propose' | 'confirm' | 'alone'): Omit<Question, 'act'> {
  const isProposal = step === 'propose';
  return {
    about: asked.email,
    title: `${words(asked)}?`,
    consequence: (
      <>
        {isProposal && <p>Another organiser has to confirm it.</p>}
        <p>{means[asked.role]} They are notified by email.</p>
        {asked.role !== 'user' && <p>They need a second factor before the console opens.</p>}
      </>
    ),
    confirm: isProposal ? 'Propose' : step === 'confirm' ? 'Confirm' : 'Change the role',
    danger: asked.role === 'user',
    reason: why,
    done: isProposal
      ? 'This is proposed. Another organiser has to confirm it.'
      : 'The role has been changed.',
  };
}

const send = ({ email, role }: Asked, decision: { reason: string }) =>
  call('changeRole', { body: { email, role, ...decision } });

const columns: readonly Column<ListedOrganiser>[] = [
  {
    header: 'Name',
    cell: ({ name, isOwn }) => (isOwn ? `${name} (you)` : name),
    below: ({ email }) => email,
    share: 2,
  },
  {
    header: 'Role',
    cell: ({ role, bySettings }) => (bySettings ? 'Organiser, by the settings' : names[role]),
  },
  {
    header: 'Second factor',
    cell: ({ hasFactor }) =>
      hasFactor ? <Badge kind="success">Yes</Badge> : <Badge kind="warning">Not yet</Badge>,
  },
  {
    header: 'Last seen',
    cell: ({ lastSeenAt }) => (lastSeenAt ? <When at={lastSeenAt} /> : 'Not lately'),
  },
];

/** The organisers or factors missing until one organiser can leave without stopping the others. */
function TooFew({ people, missing }: { people: number; missing: number }) {
  if (missing === 0) return null;
  return (
    <Notice
      kind="warning"
      title={people === 1 ? 'There is one organiser only' : `There are ${people} organisers`}
    >
      {people === 1
        ? 'Nothing that takes two organisers can be decided. Add the second one below, who needs nobody else’s confirmation.'
        : 'If one leaves or is ill, nothing that takes two organisers can be decided. Add a third.'}
    </Notice>
  );
}

/** The team of the console, with changes of roles. */
export function OrganisersPage() {
  const query = useCall('listOrganisers', {});
  const decides = useDecides();
  const { ask, dialog } = useConfirm();
  const actions = ({ role, bySettings, isOwn, proposed, ...one }: ListedOrganiser) => {
    if (!decides || bySettings || proposed) return [];
    const others = consoleRoles.filter((other) => other !== role && !isOwn);
    const change = (to: Role) => {
      const asked = { ...one, role: to };
      const isAlone = to === 'user' && role !== 'admin';
      const question = questionOf(asked, isAlone ? 'alone' : 'propose');
      ask({ ...question, act: (reason) => send(asked, { reason }) });
    };
    return [
      ...others.map((to) => ({
        label: `${words({ email: 'them', role: to })}...`,
        onSelect: () => change(to),
      })),
      { label: isOwn ? 'Leave...' : 'Remove...', danger: true, onSelect: () => change('user') },
    ];
  };
  return (
    <ConsolePage>
      <Loaded query={query} what="the organisers">
        {({ people, missing, organisers }) => (
          <>
            <TooFew people={people} missing={missing} />
            {organisers.map(
              ({ proposed, ...one }) =>
                proposed && (
                  <ActOfTwo
                    key={one.id}
                    variant="secondary"
                    what={words({ ...one, role: proposed.role })}
                    proposed={proposed}
                    isAllowed={decides && !(one.isOwn && proposed.role !== 'user')}
                    mayTurnDown={decides && !one.isOwn}
                    question={questionOf({ ...one, role: proposed.role }, 'confirm')}
                    send={(decision) => send({ ...one, role: proposed.role }, decision)}
                  >
                    Confirm...
                  </ActOfTwo>
                ),
            )}
            <DataTable
              caption="People with a role"
              columns={columns}
              rows={organisers.filter(({ role }) => role !== 'user')}
              rowKey={({ id }) => id}
              rowName={({ name }) => name}
              actions={actions}
            />
            <OrganisersOnly>
              <Add isAlone={people === 1} />
            </OrganisersOnly>
          </>
        )}
      </Loaded>
      {dialog}
    </ConsolePage>
  );
}

/** Gives a role to a person with an account. */
function Add({ isAlone }: { isAlone: boolean }) {
  const start: Asked = { email: '', role: 'admin' };
  const { typed, type, sent } = useUnsent('role for', start);
  const isNow = isAlone && typed.role === 'admin';
  return (
    <Panel title="Add somebody">
      <p className={design.minor}>
        They register and confirm their address first. {means[typed.role]}
      </p>
      <div className={styles.group}>
        <TextField
          label="Address of their account"
          type="email"
          value={typed.email}
          onChange={({ target }) => type({ ...typed, email: target.value })}
        />
        <Select
          label="Role"
          value={typed.role}
          onChange={({ target }) => type({ ...typed, role: target.value as Role })}
        >
          {consoleRoles.map((role) => (
            <option key={role} value={role}>
              {names[role]}
            </option>
          ))}
        </Select>
      </div>
      <ConfirmAction
        variant="secondary"
        className={design.atStart}
        disabled={!typed.email.includes('@')}
        question={{
          ...questionOf(typed, isNow ? 'alone' : 'propose'),
          async act(reason) {
            await send(typed, { reason });
            sent();
          },
        }}
      >
        {isNow ? 'Add them...' : 'Propose it...'}
      </ConfirmAction>
    </Panel>
  );
}
