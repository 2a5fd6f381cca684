import { call } from '@meritum/shared/client/call';
import type { InvitationCounts } from '@meritum/shared/contracts/invitations';
import { pluralize } from '@meritum/shared/programme/format-count';
import * as design from '@meritum/shared/ui/design.module.css';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { Notice } from '@meritum/shared/ui/Notice';
import { OrganisersOnly } from '../../features/access/role';
import { ConfirmAction } from '../../features/confirm/ConfirmAction';
import { ConsolePage } from '../../features/console/ConsolePage';
import { useCall } from '../../features/console/useCall';
import { seasonQuery, useSeasonShown } from '../../features/console/useSeasonShown';
import { Facts } from '../../features/facts/Facts';
import { Panel } from '../../features/facts/Panel';
import { Invite } from '../../features/invitations/Invite';
import { MailTime } from '../../features/mails/MailTime';

/** Invites people to apply as judges, and shows their progress. */
export function InvitationsPage() {
  const query = useCall('getInvitations', { query: seasonQuery(useSeasonShown()) });
  return (
    <ConsolePage>
      <Loaded query={query} what="the invitations">
        {(counts) => (
          <>
            {counts.invited > 0 && <SoFar counts={counts} />}
            {counts.isOpen ? (
              <OrganisersOnly>
                <Invite key={counts.season} {...counts} />
              </OrganisersOnly>
            ) : (
              <Notice kind="info" title={`${counts.name} takes no more judges`}>
                Its invitations are deleted.
              </Notice>
            )}
          </>
        )}
      </Loaded>
    </ConsolePage>
  );
}

function SoFar({ counts }: { counts: InvitationCounts }) {
  const { season, name, invited, opened, applied, accepted, stopped, toRemind } = counts;
  const due = pluralize(toRemind, 'person', 'people');
  return (
    <Panel
      title={`Invited to judge in ${name}`}
      actions={
        toRemind > 0 && (
          <ConfirmAction
            variant="secondary"
            question={{
              about: { action: 'invitation.reminded' },
              title: `Remind ${due}?`,
              consequence: (
                <>
                  <p>Invited a week ago, they have not applied. Nobody gets a third mail.</p>
                  <MailTime count={toRemind} />
                </>
              ),
              confirm: `Remind ${due}`,
              act: () => call('remindInvited', { body: { season } }),
              done: 'They are being reminded.',
            }}
          />
        )
      }
    >
      <Facts
        facts={[
          { label: 'Invited', value: invited },
          { label: 'Followed the link', value: opened },
          { label: 'Applied', value: applied },
          { label: 'Accepted', value: accepted },
          { label: 'Want no more mails', value: stopped },
        ]}
      />
      <p className={design.minor}>
        Our mails hold nothing that tracks their reader. A link is counted once its page is opened.
      </p>
    </Panel>
  );
}
