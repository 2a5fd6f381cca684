import { call } from '@meritum/shared/client/call';
import type { Season } from '@meritum/shared/contracts/seasons';
import { Notice } from '@meritum/shared/ui/Notice';
import { ConfirmAction } from '../confirm/ConfirmAction';
import { useCall } from '../console/useCall';
import { RulesToRead } from './RulesToRead';

const withBeacon =
  'The public random source answers now. The draw of judges will use a value from it that nobody knows in advance.';

const withoutBeacon = {
  title: 'The public random source does not answer now',
  children:
    'If you go on, the server’s value alone decides who judges what, and the site says so for good. To have a public value too, cancel and come back later, or ask whoever runs the server.',
};

/** Makes the rules of a season final after reading them; hidden once they are. */
export function FreezeRules({ season: { id, name, revision, rules } }: { season: Season }) {
  const isDraft = rules.frozenAt === null;
  const { data, isLoading } = useCall('checkBeacon', {}, { enabled: isDraft });
  if (!isDraft || isLoading) return null;
  const beacon = data?.answers ?? false;
  return (
    <ConfirmAction
      variant="secondary"
      question={{
        about: id,
        title: `Make the rules of ${name} final?`,
        consequence: (
          <>
            <RulesToRead rules={rules} />
            <p>
              These rules can never be changed again, in any category of {name}. Then judging can
              open.
            </p>
            {beacon ? <p>{withBeacon}</p> : <Notice {...withoutBeacon} kind="warning" />}
          </>
        ),
        confirm: 'Make rules final',
        act: () => call('freezeRules', { body: { season: id, revision, beacon } }),
        done: 'The rules are final.',
      }}
    >
      Make the rules final...
    </ConfirmAction>
  );
}
