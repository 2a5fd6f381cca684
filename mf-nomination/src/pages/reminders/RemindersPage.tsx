import { send } from '@meritum/shared/client/send';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { prefixes } from '@meritum/shared/programme/routes';
import { Button } from '@meritum/shared/ui/Button';
import { Container } from '@meritum/shared/ui/Container';
import { Notice } from '@meritum/shared/ui/Notice';
import { PageHeader } from '@meritum/shared/ui/PageHeader';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { usePageTitle } from '@meritum/shared/ui/usePageTitle';
import { useState } from 'react';
import styles from './RemindersPage.module.css';

const tokenOf = (hash: string) => new URLSearchParams(hash.slice(1)).get('token') ?? '';

/** Where a reminder's link leads (/tech-nomination/reminders#token=...): one press, no signing in. */
export function RemindersPage() {
  usePageTitle('Stop reminders');
  const [token] = useState(() => tokenOf(window.location.hash));
  const [stopped, setStopped] = useState(false);
  const { answer, busy, run } = useAnsweredCall();
  const stop = async () => {
    await send('stopDraftReminders', { body: { token } });
    setStopped(true);
  };
  return (
    <>
      <PageHeader eyebrow="Nomination portal" title="Stop reminders" />
      <Container width="prose" className={styles.content}>
        {stopped ? (
          <Notice kind="success" title="You will not be reminded any more">
            Your draft stays as it is.
          </Notice>
        ) : (
          <>
            <p>
              You get no more reminders of a nomination that you have begun and not sent. All other
              mails, such as those about your account, still come.
            </p>
            {token ? (
              <Button
                busy={busy}
                busyLabel="Stopping..."
                onClick={() => run(stop, 'The reminders could not be stopped.')}
              >
                Stop reminders
              </Button>
            ) : (
              <Notice kind="warning" title="The link is not complete">
                Open it from the mail once more, with everything that belongs to it.
              </Notice>
            )}
            <FormAnswer answer={answer} />
          </>
        )}
        <p>
          <TextLink to={prefixes['mf-nomination']}>Go to the nomination portal</TextLink>
        </p>
      </Container>
    </>
  );
}
