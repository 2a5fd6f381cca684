import type { OpenState, Season, SeasonCategory } from '@meritum/shared/contracts/seasons';
import { formatDeadline } from '@meritum/shared/programme/deadlines';
import text from '../facts/text.module.css';

const until = ({ closesAt }: OpenState) => (closesAt ? ` until ${formatDeadline(closesAt)}` : '');

const isOpen = ({ open, closesAt }: OpenState) =>
  open && (closesAt === null || new Date(closesAt) > new Date());

function inWords({ name, nominations, judging }: SeasonCategory): string {
  const open = [
    isOpen(nominations) && `takes nominations${until(nominations)}`,
    isOpen(judging) && `is judged${until(judging)}`,
  ].filter(Boolean);
  return `${name} ${open.join(' and ') || 'is not open'}.`;
}

/** A season's state in a sentence, above its settings. */
export const SeasonInWords = ({ season: { categories, rules } }: { season: Season }) => (
  <p className={text.words}>
    {categories.map(inWords).join(' ')}{' '}
    {rules.frozenAt ? 'The rules are final.' : 'The rules can still change.'}
  </p>
);
