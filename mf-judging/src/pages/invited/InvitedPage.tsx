import { send } from '@meritum/shared/client/send';
import type { OpenedInvitation } from '@meritum/shared/contracts/invitations';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { useLinkToken } from '@meritum/shared/forms/useLinkToken';
import { judgingLoad } from '@meritum/shared/programme/load';
import { prefixes } from '@meritum/shared/programme/routes';
import { ButtonLink } from '@meritum/shared/ui/ButtonLink';
import { Container } from '@meritum/shared/ui/Container';
import * as design from '@meritum/shared/ui/design.module.css';
import { Notice } from '@meritum/shared/ui/Notice';
import { PageHeader } from '@meritum/shared/ui/PageHeader';
import { useEffect, useEffectEvent, useState } from 'react';
import { forgetInvitation, keepInvitation } from '../../features/invitation/invitation';

/** /tech-judging/invited, which only fills in the portal's form. */
export function InvitedPage() {
  const { token } = useLinkToken();
  const [opened, setOpened] = useState<OpenedInvitation>();
  const { answer, run } = useAnsweredCall();
  const open = useEffectEvent(() =>
    run(async () => {
      const invitation = await send('openInvitation', { body: { token } });
      if (invitation.isUsed) forgetInvitation();
      else keepInvitation({ token, ...invitation });
      setOpened(invitation);
    }, 'Could not read the invitation.'),
  );
  useEffect(() => {
    if (token) void open();
  }, [token]);
  return (
    <>
      <PageHeader
        eyebrow="Judge portal"
        title="You are invited to judge"
        lead={opened && `The organisers invite you to apply as a judge in ${opened.season}.`}
      />
      <Container width="prose" className={design.shortPage}>
        {opened?.isUsed ? (
          <Notice kind="info" title="Somebody has applied by this invitation">
            An invitation is for one person. If it was not you, you can still apply without it.
          </Notice>
        ) : (
          <p>
            {judgingLoad} Every application is reviewed, and which entries a judge gets is drawn at
            random.
          </p>
        )}
        {!token && (
          <Notice kind="warning" title="The link is incomplete">
            Open it again from the mail, or copy the whole address.
          </Notice>
        )}
        <FormAnswer answer={answer} />
        <p>
          <ButtonLink to={prefixes['mf-judging']}>
            {opened?.isUsed ? 'Go to the judge portal' : 'Start your application'}
          </ButtonLink>
        </p>
      </Container>
    </>
  );
}
