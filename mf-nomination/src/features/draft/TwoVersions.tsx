import type { SavedDraft } from '@meritum/shared/contracts/drafts';
import { nominationFields } from '@meritum/shared/contracts/nominations';
import { takeFields } from '@meritum/shared/contracts/shape';
import { formatDateTime } from '@meritum/shared/programme/moments';
import { Button } from '@meritum/shared/ui/Button';
import { classNames } from '@meritum/shared/ui/classNames';
import * as design from '@meritum/shared/ui/design.module.css';
import { Notice } from '@meritum/shared/ui/Notice';
import { type FieldName, fields } from '../nomination/fields';
import styles from './Draft.module.css';

interface Props {
  other: SavedDraft;
  here: object;
  /** The document's name on this screen; '' without one. */
  document: string;
  onKeep(): void;
  onTake(): void;
}

/** Shown when the draft was changed in two places; both are kept until the person chooses. */
export function TwoVersions({ other, here, document, onKeep, onTake }: Props) {
  const where = `${other.device}, ${formatDateTime(other.savedAt)}`;
  return (
    <Notice kind="warning" title="This nomination was also changed somewhere else">
      <p>
        There are two versions: the one on this screen and one from {where}. Choose which one to
        keep. Nothing is saved until you do.
      </p>
      <div className={styles.versions}>
        {differencesOf(here, document, other).map(({ name, mine, theirs }) => (
          <div key={name} className={styles.version}>
            <p className={classNames(design.semibold, design.wide)}>{name}</p>
            <p className={styles.text}>Here: {mine || '(empty)'}</p>
            <p className={styles.text}>There: {theirs || '(empty)'}</p>
          </div>
        ))}
      </div>
      <div className={design.row}>
        <Button variant="secondary" onClick={onKeep}>
          Keep what is on this screen
        </Button>
        <Button variant="secondary" onClick={onTake}>
          Take the other version
        </Button>
      </div>
    </Notice>
  );
}

function differencesOf(here: object, document: string, other: SavedDraft) {
  const [mine, theirs] = [
    takeFields(nominationFields, here),
    takeFields(nominationFields, other.values),
  ];
  const names = Object.keys(nominationFields) as (keyof typeof nominationFields)[];
  const typed = names
    .filter((name) => mine[name] !== theirs[name])
    .map((name) => ({ name: labelOf(name), mine: spell(mine[name]), theirs: spell(theirs[name]) }));
  const file = { name: 'Supporting document', mine: document, theirs: other.document?.name ?? '' };
  return file.mine === file.theirs ? typed : [...typed, file];
}

const spell = (value: string | boolean) =>
  typeof value === 'string' ? value : value ? 'Yes' : 'No';

function labelOf(name: FieldName): string {
  const control = fields.controlOf(name);
  return 'label' in control && typeof control.label === 'string'
    ? control.label
    : 'Terms agreed to';
}
