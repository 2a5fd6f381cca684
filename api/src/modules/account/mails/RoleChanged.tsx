import { roles } from '@meritum/shared/contracts/roles';
import { accountPath, prefixes } from '@meritum/shared/programme/routes';
import * as z from 'zod/mini';
import { defineMail } from '../../../module-kit/define-mail';
import { line } from '../../mail/fields';
import { Action } from '../../mail/parts/Action';
import { SmallText, Text } from '../../mail/parts/Text';

const now = {
  user: 'You no longer have a role in the console. Your account stays as it is.',
  admin: 'You are an organiser now. Much of what organisers decide takes two of them.',
  reader: 'You are a reader now: you see what organisers see, and change nothing.',
  screener: 'You are a screener now: you look at nominations and at applications to judge.',
} as const;

export const roleMail = defineMail({
  name: 'role-changed',
  urgent: true,
  values: z.object({ name: line, role: z.enum(roles) }),
  template: {
    subject: 'Your role in the console has changed',
    summary: 'The organisers made this change.',
    Body: ({ values: { role }, site }) => (
      <>
        <Text>{now[role]}</Text>
        {role !== 'user' && (
          <>
            <Text>
              Before you can use the console, add a second factor to your account: a passkey or an
              authenticator app.
            </Text>
            <Action href={site.ownLink(accountPath)} label="Open your account page" />
            <SmallText>The console is at {site.ownLink(prefixes['mf-admin'])}.</SmallText>
          </>
        )}
      </>
    ),
    sample: { name: 'Sample Person', role: 'reader' },
  },
});
