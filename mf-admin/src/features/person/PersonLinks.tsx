import { Badge } from '@meritum/shared/ui/Badge';
import { ConsoleLink } from '../console/ConsoleLink';
import { consolePath } from '../console/screens';
import { useCall } from '../console/useCall';
import type { Fact } from '../facts/Facts';
import { stateLabels } from '../judges/StateBadge';

/** The account's owner as a fact, with links to their page and other roles. */
export function usePersonFact(accountId: string | undefined, here: string): Fact {
  const { data } = useCall(
    'getPerson',
    { query: { accountId: accountId ?? '' } },
    { enabled: accountId !== undefined, retry: false },
  );
  if (!data) return { label: 'Person', value: null };
  const { nominations, judges } = data;
  const roles = [
    ...judges.map(({ id, state }) => ({
      id,
      to: consolePath('judges', id),
      words: `Judge (${stateLabels[state]})`,
    })),
    ...nominations.map(({ id, category, season }) => ({
      id,
      to: consolePath('nominations', id),
      words: `Nomination in ${category}, ${season}`,
    })),
  ].filter(({ id }) => id !== here);
  return {
    label: 'Person',
    value: (
      <>
        <ConsoleLink to={consolePath('accounts', data.accountId)}>
          {data.name || data.email}
        </ConsoleLink>
        {data.cameBack && (
          <>
            {' '}
            <Badge kind="danger">Mail came back</Badge>
          </>
        )}
        {roles.map(({ id, to, words }, index) => (
          <span key={id}>
            {index === 0 ? '; also ' : ', '}
            <ConsoleLink to={to}>{words}</ConsoleLink>
          </span>
        ))}
      </>
    ),
  };
}
