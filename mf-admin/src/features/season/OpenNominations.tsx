import { call } from '@meritum/shared/client/call';
import type { Season } from '@meritum/shared/contracts/seasons';
import { ConfirmAction } from '../confirm/ConfirmAction';
import { withCategory } from './change';
import { RulesToRead } from './RulesToRead';
import { plannedEnd, useMoment } from './useMoment';

/** Opens nominations of a category until a moment, by default the end of the planned last day. */
export function OpenNominations({ season, category }: { season: Season; category: string }) {
  const end = useMoment('Nominations close (UTC)', plannedEnd(season, 'nominations'), true);
  const { id, name, begun, rules } = season;
  return (
    <ConfirmAction
      variant="secondary"
      question={{
        about: id,
        title: `Open nominations of ${category}?`,
        consequence: (
          <>
            <p>
              Nominations are accepted from now on, and the site says so.
              {!begun && ` ${name} begins with it.`}
            </p>
            {end.field()}
            {rules.frozenAt === null && (
              <>
                <p>The rules so far, which can change until you make them final:</p>
                <RulesToRead rules={rules} />
              </>
            )}
          </>
        ),
        confirm: 'Open nominations',
        async act() {
          const nominations = { open: true, closesAt: end.read() };
          const { categories } = withCategory(season, category, { nominations });
          const reason = `Nominations of ${category} open.`;
          await call('updateSeason', { body: { seen: season, change: { categories }, reason } });
          end.forget();
        },
        done: `Nominations of ${category} are open.`,
      }}
    />
  );
}
