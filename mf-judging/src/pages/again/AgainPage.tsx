import { send } from '@meritum/shared/client/send';
import type { JudgeAgainReply } from '@meritum/shared/contracts/judging-again';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { useLinkToken } from '@meritum/shared/forms/useLinkToken';
import { prefixes } from '@meritum/shared/programme/routes';
import { useSearchParams } from '@meritum/shared/router';
import { Button } from '@meritum/shared/ui/Button';
import { Container } from '@meritum/shared/ui/Container';
import * as design from '@meritum/shared/ui/design.module.css';
import { Notice } from '@meritum/shared/ui/Notice';
import { PageHeader } from '@meritum/shared/ui/PageHeader';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { useState } from 'react';
import styles from '../../features/again/AskedAgain.module.css';
import { PreferencesLink } from '../../features/again/PreferencesLink';
import { answers, failed, meaningOf } from '../../features/again/words';

type Answer = JudgeAgainReply['answer'];

/** The season in the link is only for display: the token decides. */
const seasonOf = (params: URLSearchParams) =>
  /^2\d{3}$/.test(params.get('season') ?? '') ? `season ${params.get('season')}` : 'the season';

/** /tech-judging/again, linked in a mail. Mail programs open links, so only the button answers. */
export function AgainPage() {
  const [params] = useSearchParams();
  const { token } = useLinkToken();
  const [said, setSaid] = useState<JudgeAgainReply>();
  const { answer, busy, run } = useAnsweredCall();
  const say = (chosen: Answer) =>
    run(
      async () => setSaid(await send('judgeAgainByLink', { body: { token, answer: chosen } })),
      failed,
    );
  const first: Answer = params.get('answer') === 'no' ? 'no' : 'yes';
  const order: Answer[] = first === 'yes' ? ['yes', 'no'] : ['no', 'yes'];
  const isOpen = (one: Answer) =>
    !said || (one !== said.answer && (one === 'yes' || said.mayDecline));
  return (
    <>
      <PageHeader eyebrow="Judge portal" title="Will you judge again?" />
      <Container width="prose" className={design.shortPage}>
        {said ? (
          <Notice kind="success" title={meaningOf(said.answer, said.name).title}>
            {meaningOf(said.answer, said.name).text}
          </Notice>
        ) : (
          <p>You are assigned nothing in {seasonOf(params)} unless you say yes.</p>
        )}
        {said?.answer === 'yes' && <PreferencesLink />}
        {token ? (
          <div className={styles.buttons}>
            {order.filter(isOpen).map((one) => (
              <Button
                key={one}
                variant={one === first && !said ? 'primary' : 'secondary'}
                busy={busy}
                busyLabel="Saving..."
                onClick={() => say(one)}
              >
                {answers[one]}
              </Button>
            ))}
          </div>
        ) : (
          <Notice kind="warning" title="The link is incomplete">
            Open it again from the mail, or copy the whole address.
          </Notice>
        )}
        <FormAnswer answer={answer} />
        <p>
          <TextLink to={`${prefixes['mf-judging']}?from=mail`}>Go to the judge portal</TextLink>
        </p>
      </Container>
    </>
  );
}
