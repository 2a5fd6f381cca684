import type { Signal } from '@meritum/shared/contracts/results';
import { groupedBy } from '@meritum/shared/merit/groups';
import { formatCount, pluralize } from '@meritum/shared/programme/format-count';
import { labels } from '@meritum/shared/programme/labels';
import * as design from '@meritum/shared/ui/design.module.css';
import { Fold } from '@meritum/shared/ui/Fold';
import { ConsoleLink } from '../console/ConsoleLink';
import { consolePath } from '../console/screens';
import text from '../facts/text.module.css';

const kinds = labels<Signal['kind']>({
  sameness: 'The same number for every criterion',
  haste: 'Many ratings within a short time',
  drift: 'Stricter or more lenient over time',
  'against the others': 'Judges who rate against the others, as with the scale upside down',
  'disagreement of a judge': 'Judges who scatter more than others',
  'disagreement on an entry': 'Nominations that judges disagree on',
});

/** Unusual ratings, for review only; never affects scores. */
export function Signals({ signals }: { signals: readonly Signal[] }) {
  return (
    <Fold summary={`Unusual ratings: ${formatCount(signals.length)}`}>
      <p className={design.muted}>For review only; they never affect scores.</p>
      {Object.entries(kinds).map(([kind, label]) => {
        const own = signals.filter((signal) => signal.kind === kind);
        return own.length > 0 && <Kind key={kind} label={label} signals={own} />;
      })}
    </Fold>
  );
}

/** The judge or nomination of a signal: exactly one is set. */
const subjectOf = ({ judge, nomination }: Signal) => ({
  id: judge?.id ?? nomination?.id ?? '',
  name: judge?.name ?? nomination?.name ?? '',
  path: judge ? consolePath('judges', judge.id) : consolePath('nominations', nomination?.id ?? ''),
});

/** Signals of one kind, by judge or entry, the highest number first. */
function Kind({ label, signals }: { label: string; signals: readonly Signal[] }) {
  const bySubject = groupedBy(signals, (signal) => subjectOf(signal).id);
  const subjects = [...bySubject.values()].sort((one, other) => other.length - one.length);
  const more = signals.length > subjects.length ? `, ${signals.length} times` : '';
  const noun = signals[0]?.judge
    ? pluralize(subjects.length, 'judge')
    : pluralize(subjects.length, 'nomination');
  return (
    <Fold summary={`${label}: ${noun}${more}`}>
      <ul className={text.stack}>
        {subjects.map((own) => (
          <Subject key={own[0] && subjectOf(own[0]).id} signals={own} />
        ))}
      </ul>
    </Fold>
  );
}

function Subject({ signals: [first, ...others] }: { signals: readonly Signal[] }) {
  if (!first) return null;
  const { name, path } = subjectOf(first);
  return (
    <li>
      <ConsoleLink to={path}>{name || 'A deleted account'}</ConsoleLink>:{' '}
      {[first, ...others]
        .map(({ evidence, ratings }) => `${evidence}, in ${pluralize(ratings, 'rating')}`)
        .join('; ')}
    </li>
  );
}
