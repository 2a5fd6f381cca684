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

/** Where a reminder's link leads (/tech-judging/reminders#token=...): one press, no signing in. */
export function RemindersPage() {
  usePageTitle('Stop reminders');
  const [token] = useState(() => tokenOf(window.location.hash));
  const [stopped, setStopped] = useState(false);
  const { answer, busy, run } = useAnsweredCall();
  const stop = async () => {
    await send('stopEvaluationReminders', { body: { token } });
    setStopped(true);
  };
  return (
    <>
      <PageHeader eyebrow="Judge portal" title="Stop reminders" />
      <Container className={styles.content}>
        {stopped ? (
          <Notice kind="success" title="You will not be reminded any more">
            Your assignments stay as they are. You can have reminders again whenever you like, in
            the judge portal under Your judging.
          </Notice>
        ) : (
          <>
            <p>
              Stop reminders of evaluations that are still to do. You will still get all other
              mails, such as those about your account.
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
          <TextLink to={prefixes['mf-judging']}>Go to the judge portal</TextLink>
        </p>
      </Container>
    </>
  );
}
