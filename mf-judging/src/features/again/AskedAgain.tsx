import { call } from '@meritum/shared/client/call';
import type { JudgeStatusReply } from '@meritum/shared/contracts/judges';
import type { JudgingQuestion } from '@meritum/shared/contracts/judging-again';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { Button } from '@meritum/shared/ui/Button';
import { Card } from '@meritum/shared/ui/Card';
import * as design from '@meritum/shared/ui/design.module.css';
import { showToast } from '@meritum/shared/ui/toasts';
import { useId, useRef } from 'react';
import styles from './AskedAgain.module.css';
import { PreferencesLink } from './PreferencesLink';
import { answers, failed, meaningOf } from './words';

interface Props {
  asked: readonly JudgingQuestion[];
  refresh(): Promise<{ data: Pick<JudgeStatusReply, 'asked'> | undefined }>;
}

const isShown = ({ answer, mayDecline }: JudgingQuestion) => answer !== 'yes' || mayDecline;

/** Asks a judge of earlier seasons to judge again, and shows their answer while it can change. */
export function AskedAgain({ asked, refresh }: Props) {
  return asked
    .filter(isShown)
    .map((question) => <Question key={question.season} {...question} refresh={refresh} />);
}

function Question({ season, name, answer, refresh }: JudgingQuestion & Pick<Props, 'refresh'>) {
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const { answer: outcome, busy, run } = useAnsweredCall();
  const say = (said: 'yes' | 'no') =>
    run(async () => {
      await call('judgeAgain', { body: { season, answer: said } });
      const { data } = await refresh();
      // After the last answer the pressed button, or the whole card, is gone.
      if (data?.asked?.some((one) => one.season === season && isShown(one))) card.current?.focus();
      else showToast({ type: 'success', ...meaningOf(said, name) });
    }, failed);
  const { title, text } = meaningOf(answer, name);
  return (
    <Card as="section" ref={card} tabIndex={-1} aria-labelledby={id} className={styles.question}>
      <h2 id={id} className={design.textL}>
        {title}
      </h2>
      <p>{text}</p>
      <div className={styles.buttons}>
        {answer !== 'yes' && (
          <Button busy={busy} busyLabel="Saving..." onClick={() => say('yes')}>
            {answers.yes}
          </Button>
        )}
        {answer === 'yes' && <PreferencesLink />}
        {answer !== 'no' && (
          <Button variant="secondary" busy={busy} busyLabel="Saving..." onClick={() => say('no')}>
            {answers.no}
          </Button>
        )}
      </div>
      <FormAnswer answer={outcome} />
    </Card>
  );
}
