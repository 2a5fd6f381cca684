import { call } from '@meritum/shared/client/call';
import type { ListedExtension } from '@meritum/shared/contracts/extensions';
import type { Season } from '@meritum/shared/contracts/seasons';
import { useUnsent } from '@meritum/shared/forms/useUnsent';
import { formatDeadline } from '@meritum/shared/programme/deadlines';
import * as design from '@meritum/shared/ui/design.module.css';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { Select } from '@meritum/shared/ui/Select';
import { TextField } from '@meritum/shared/ui/TextField';
import { ValueField } from '@meritum/shared/ui/ValueField';
import { OrganisersOnly } from '../access/role';
import { text, useAddressState } from '../address/useAddressState';
import { ActOfTwo } from '../confirm/ActOfTwo';
import { ConfirmAction } from '../confirm/ConfirmAction';
import { type Question, why } from '../confirm/question';
import { useCall } from '../console/useCall';
import { Panel } from '../facts/Panel';
import { fieldOfMoment, momentOfField } from './change';
import styles from './Season.module.css';

/** A link names who is to have more time. */
const fields = { email: text, category: text };

type Asked = Pick<ListedExtension, 'category' | 'window' | 'email'> & { until: string };

const windows = { nominations: 'Submit a nomination', judging: 'Submit ratings' } as const;

/** The extended act, in words. */
const what = ({ window, category }: Pick<Asked, 'window' | 'category'>) =>
  `${window === 'judging' ? 'submit ratings' : 'submit a nomination'} in ${category}`;

const questionOf = (asked: Asked, isSecond: boolean): Omit<Question, 'act'> => ({
  about: asked.email,
  title: `${isSecond ? 'Give' : 'Propose to give'} ${asked.email} more time?`,
  consequence: (
    <p>
      {isSecond ? 'They' : 'Once another organiser confirms it, they'} can {what(asked)} until{' '}
      {formatDeadline(asked.until)}, and are notified by email. Nothing opens for anybody else. How
      often this was done is published with the results.
    </p>
  ),
  confirm: isSecond ? 'Give more time' : 'Propose',
  reason: why,
  done: isSecond
    ? `${asked.email} has more time.`
    : 'This is proposed. Another organiser has to confirm it.',
});

/** Extends one person's deadline for the form or ratings, by two organisers. */
export function Extensions({ season: { id: season, categories } }: { season: Season }) {
  const query = useCall('listExtensions', { query: { season } });
  const { email, category } = useAddressState(fields).values;
  const start: Asked = {
    category: category || (categories[0]?.name ?? ''),
    window: 'nominations',
    email,
    until: '',
  };
  const { typed, type, sent } = useUnsent(`extension ${season} ${email}`, start);
  const isComplete = typed.email.includes('@') && typed.until !== '';
  return (
    <Panel title="More time for one person">
      <p className={design.minor}>
        For somebody who was ill, or whose nomination was returned after the close. Two organisers
        decide it, until judging of the category is closed for good.
      </p>
      <Loaded query={query} what="who has more time">
        {({ extensions }) => (
          <ul className={design.grid2}>
            {extensions.map((one) => (
              <Given key={one.id} extension={one} />
            ))}
          </ul>
        )}
      </Loaded>
      <OrganisersOnly>
        <div className={styles.group}>
          <TextField
            label="Address of their account"
            type="email"
            value={typed.email}
            onChange={({ target }) => type({ ...typed, email: target.value })}
          />
          <Select
            label="Category"
            value={typed.category}
            onChange={({ target }) => type({ ...typed, category: target.value })}
          >
            {categories.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
          <Select
            label="They can"
            value={typed.window}
            onChange={({ target }) =>
              type({ ...typed, window: target.value as keyof typeof windows })
            }
          >
            {Object.entries(windows).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
          <ValueField
            type="datetime-local"
            label="Until (UTC)"
            value={fieldOfMoment(typed.until)}
            onChange={({ target }) => type({ ...typed, until: momentOfField(target.value) ?? '' })}
          />
        </div>
      </OrganisersOnly>
      {isComplete && (
        <div className={design.wrap2}>
          <ConfirmAction
            variant="secondary"
            question={{
              ...questionOf(typed, false),
              act: async (reason) => {
                await call('extendDeadline', { body: { season, ...typed, reason } });
                sent();
              },
            }}
          >
            Propose more time...
          </ConfirmAction>
        </div>
      )}
    </Panel>
  );
}

/** A person with a given or proposed extension. */
function Given({ extension }: { extension: ListedExtension }) {
  const { season, category, window, name, email, until, reason, proposed } = extension;
  const { proposedUntil, mayDecide } = extension;
  const isOver = until !== null && new Date(until) <= new Date();
  return (
    <li>
      <p>
        <bdi>{name || email}</bdi> ({email})
        {until &&
          ` ${isOver ? 'could' : 'can'} ${what({ window, category })} until ${formatDeadline(until)}: ${reason}`}
      </p>
      {proposed && proposedUntil && (
        <ActOfTwo
          variant="secondary"
          what={`To ${what({ window, category })} until ${formatDeadline(proposedUntil)}`}
          proposed={proposed}
          isAllowed={mayDecide && new Date(proposedUntil) > new Date()}
          mayTurnDown={mayDecide}
          question={questionOf({ category, window, email, until: proposedUntil }, true)}
          send={(decision) =>
            call('extendDeadline', {
              body: { season, category, window, email, until: proposedUntil, ...decision },
            })
          }
        >
          Confirm more time...
        </ActOfTwo>
      )}
    </li>
  );
}
