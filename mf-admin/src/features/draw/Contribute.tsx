import { call } from '@meritum/shared/client/call';
import type { SeasonDrawReply } from '@meritum/shared/contracts/season-rules';
import { hashOfText } from '@meritum/shared/merit/ledger/bytes';
import { Notice } from '@meritum/shared/ui/Notice';
import { useState } from 'react';
import { ConfirmAction } from '../confirm/ConfirmAction';
import text from '../facts/text.module.css';
import { keepOwnValue, newValue, ownValue } from './ownValue';

interface Props {
  season: string;
  uid: string;
  commitments: SeasonDrawReply['commitments'];
}

/** Contributes a value that is made here, or shows the one that was contributed. */
export function Contribute({ season, uid, commitments }: Props) {
  const [value] = useState(() => ownValue(uid, season) ?? newValue());
  const hash = hashOfText(value);
  if (commitments.some((one) => one.hash === hash))
    return (
      <Notice kind="success" title="You have contributed a value">
        This browser keeps it. Keep a copy elsewhere, and show it to nobody before judging opens:{' '}
        <code className={text.prose}>{value}</code>
      </Notice>
    );
  return (
    <div>
      <ConfirmAction
        variant="secondary"
        question={{
          about: season,
          title: 'Contribute a value?',
          consequence: (
            <>
              <p>
                Your browser has made this value. Its hash is published now; reveal the value when
                judging opens. Nobody is assigned before you have, and after a day two other
                organisers may leave it out.
              </p>
              <p>
                Copy it to a safe place: <code className={text.prose}>{value}</code>
              </p>
            </>
          ),
          confirm: 'Publish its hash',
          async act() {
            // First, so that nothing is published that is lost.
            keepOwnValue(uid, season, value);
            await call('commitRandomness', { body: { season, hash } });
          },
          done: 'The hash of your value is published.',
        }}
      >
        Contribute a value...
      </ConfirmAction>
    </div>
  );
}
