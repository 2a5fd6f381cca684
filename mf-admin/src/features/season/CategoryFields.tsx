import type { OpenState, Season, SeasonCategory } from '@meritum/shared/contracts/seasons';
import { formatDeadline } from '@meritum/shared/programme/deadlines';
import { Button } from '@meritum/shared/ui/Button';
import { Checkbox } from '@meritum/shared/ui/Checkbox';
import { classNames } from '@meritum/shared/ui/classNames';
import * as design from '@meritum/shared/ui/design.module.css';
import { Fold } from '@meritum/shared/ui/Fold';
import { TextArea } from '@meritum/shared/ui/TextArea';
import { TextField } from '@meritum/shared/ui/TextField';
import { ValueField } from '@meritum/shared/ui/ValueField';
import { ConsoleLink } from '../console/ConsoleLink';
import { consolePath, openingPath } from '../console/screens';
import { fieldOfMoment, momentOfField, withCategory } from './change';
import { DayFields, Part } from './fields';
import type { At } from './formProblems';
import styles from './Season.module.css';
import { plannedEnd } from './useMoment';

export interface DraftProps {
  draft: Season;
  onDraft(draft: Season): void;
  at: At;
}

interface Props extends DraftProps {
  category: SeasonCategory;
  index: number;
  isRemovable: boolean;
  /** No more judging is needed. */
  isJudged: boolean;
}

const isPast = ({ closesAt }: OpenState) => closesAt !== null && new Date(closesAt) <= new Date();

const noDays = { from: '', to: '' };

const publicTexts = ['title', 'label', 'period', 'description', 'runs/from', 'runs/to'];

export function CategoryFields({
  category,
  index,
  isRemovable,
  isJudged,
  draft,
  onDraft,
  at,
}: Props) {
  const change = (changed: Partial<SeasonCategory>) =>
    onDraft(withCategory(draft, category.name, changed));
  const { name, runs, nominations } = category;
  const isOver = isJudged && !nominations.open;
  const pointer = `/categories/${index}`;
  const hasFault = publicTexts.some((field) => at(`${pointer}/${field}`).error);
  const line = (
    field: 'title' | 'label' | 'period',
    label: string,
    limit: number,
    className = '',
  ) => (
    <TextField
      {...at(`${pointer}/${field}`)}
      label={label}
      limit={limit}
      className={className}
      value={category[field]}
      onChange={(event) => change({ [field]: event.target.value })}
    />
  );
  /** If the current category is removed, the first remaining one becomes current. */
  const remove = () => {
    const categories = draft.categories.filter((one) => one.name !== name);
    const isCurrent = draft.currentCategory === name;
    onDraft({
      ...draft,
      categories,
      currentCategory: (isCurrent && categories[0]?.name) || draft.currentCategory,
      directory: draft.directory.filter((one) => one !== name),
    });
  };
  return (
    <Part name={name}>
      {isOver ? (
        <p className={classNames(design.minor, design.wide)}>
          No more nominations and ratings are accepted.
        </p>
      ) : (
        <>
          <div className={`${styles.choice} ${design.wide}`}>
            <Checkbox
              {...at(`${pointer}/nominations/open`)}
              label="Nominations are open"
              checked={nominations.open}
              onChange={({ target: { checked: open } }) =>
                change({
                  nominations: { open, closesAt: open ? plannedEnd(draft, 'nominations') : null },
                })
              }
            />
            <ValueField
              {...at(`${pointer}/nominations/closesAt`)}
              type="datetime-local"
              label="Nominations close automatically (UTC)"
              hint={
                nominations.closesAt
                  ? `${formatDeadline(nominations.closesAt)}. ${isPast(nominations) ? 'This has passed, so nominations are closed. Enter a later time to open them again' : 'The public site shows it at once'}`
                  : 'Leave empty to close it yourself'
              }
              disabled={!nominations.open}
              value={fieldOfMoment(nominations.closesAt)}
              onChange={({ target }) =>
                change({ nominations: { ...nominations, closesAt: momentOfField(target.value) } })
              }
            />
          </div>
          <JudgingState category={category} />
        </>
      )}
      <Checkbox
        label="Show winners on the public site"
        checked={draft.directory.includes(name)}
        onChange={({ target }) => {
          const others = draft.directory.filter((one) => one !== name);
          onDraft({ ...draft, directory: target.checked ? [...others, name] : others });
        }}
        className={design.wide}
      />
      <div className={design.wide}>
        <Fold summary="Texts of the public site" open={hasFault}>
          <div className={styles.group}>
            <p className={classNames(design.minor, design.wide)}>
              The public site shows them after its next update.
            </p>
            {line('title', 'Title', 80)}
            {line('label', 'Label', 40)}
            {line('period', 'Period', 120, design.wide)}
            <TextArea
              {...at(`${pointer}/description`)}
              label="Description"
              rows={2}
              limit={300}
              value={category.description}
              onChange={(event) => change({ description: event.target.value })}
              className={design.wide}
            />
            <DayFields
              what="Runs"
              days={runs ?? noDays}
              at={at}
              pointer={`${pointer}/runs`}
              onDays={(days) => change({ runs: days.from || days.to ? days : null })}
            />
          </div>
        </Fold>
      </div>
      {isRemovable && (
        <Button variant="quiet" onClick={remove}>
          Remove {name}
        </Button>
      )}
    </Part>
  );
}

/** The state of judging, with links to open or end it. */
function JudgingState({ category: { name, judging } }: Pick<Props, 'category'>) {
  const { open, closesAt } = judging;
  const hasEnded = isPast(judging);
  const end = closesAt ? formatDeadline(closesAt) : '';
  const until = end && ` until ${end}`;
  return (
    <p className={classNames(design.minor, design.wide)}>
      {!open && 'Judging is not open. '}
      {open && (hasEnded ? `Judging ended on ${end}. ` : `Judging is open${until}. `)}
      {open ? (
        <ConsoleLink to={`${consolePath('results')}?category=${encodeURIComponent(name)}`}>
          {hasEnded ? 'End it for good or set a later date on Results' : 'End it on Results'}
        </ConsoleLink>
      ) : (
        <ConsoleLink to={openingPath([name])}>Open it on Assignments</ConsoleLink>
      )}
    </p>
  );
}
