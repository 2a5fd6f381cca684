import type { Role } from '@meritum/shared/contracts/roles';
import { matchesSearch } from '@meritum/shared/contracts/search';
import { actsFor, consolePath, mayOpen, screens } from '../console/screens';

/** A result of the console's search. */
export interface Target {
  id: string;
  label: string;
  /** Distinguishes targets with the same label. */
  detail?: string;
  /** Address without the season. */
  to: string;
  /** Beginning of the label of the button or field that gets the focus. */
  control?: string;
  /** More words that find it. */
  keywords?: string;
}

/** Targets of one kind, under a heading. */
export interface TargetGroup {
  heading: string;
  targets: readonly Target[];
}

const groupsFor = (role: Role): readonly TargetGroup[] => [
  {
    heading: 'Screens',
    targets: screens
      .filter((one) => mayOpen(role, one))
      .map(({ path, label }) => ({
        id: `screen-${path}`,
        label,
        to: consolePath(path),
      })),
  },
  {
    heading: 'Tasks',
    targets: actsFor(role).map((act) => ({
      id: `act-${act.label}`,
      detail: act.screen,
      control: act.label,
      ...act,
    })),
  },
];

/** Screens and acts whose names contain every word of the search. */
export function knownTargets(search: string, role: Role = 'admin'): TargetGroup[] {
  const contains = matchesSearch(search);
  return groupsFor(role).map(({ heading, targets }) => ({
    heading,
    targets: targets.filter(({ label, control = '', keywords = '' }) =>
      contains([label, control, keywords]),
    ),
  }));
}
