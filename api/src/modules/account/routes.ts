import { unauthenticated } from '../../platform/errors/domain-error';
import type { App } from '../../platform/zod/provider';
import { rememberVisitor } from '../attempts/visitor';
import { changeAddress } from '../identity/address-change';
import { addressesOf } from '../identity/addresses';
import { accountOf } from '../identity/commands';
import { forgetToken } from '../identity/cookie';
import { changePassword } from '../identity/password-change';
import { maxEntriesShown } from '../identity/security-log/commands';
import { endOwnSession, endSessionsOf } from '../identity/session-commands';
import { type AccountActs, decideAccountAct, listAccountActs } from './acts';
import { stopAccountAct } from './acts-due';
import { claimStoredWork, storedWork } from './claim';
import { deleteAccount } from './deletion';
import { archiveOf, exportAccount } from './export';
import { listOrganisers } from './organisers';
import { presentAccount, presentOneSession, presentSecurityEntry } from './present';
import { changeRole } from './roles';

/** The caller's own account: show, change, export and delete. */
export async function accountRoutes(app: App, context: AccountActs) {
  const { identities } = context;
  const { accounts, adminEmails, clock } = identities;

  app.call('getAccount', async ({ actor }) =>
    presentAccount(await accountOf(accounts, actor), adminEmails),
  );

  app.call('updateAccount', async ({ actor, body }) => {
    const account = await accounts.rename(actor.accountId, body.displayName, clock());
    if (!account) throw unauthenticated();
    return presentAccount(account, adminEmails);
  });

  app.call('getStoredWork', async ({ actor }) => storedWork(context, actor));

  app.call('claimStoredWork', async ({ actor, body, reply }) => {
    await claimStoredWork(context, actor, body);
    app.background.after(reply, 'planning assignments', context.allocate);
  });

  app.call('changeEmail', async ({ actor, body, request, reply }) => {
    const account = await changeAddress(identities, actor, body);
    await rememberVisitor(request, reply, { account, guard: identities.guard });
  });

  app.call('changePassword', async ({ actor, body, request, reply }) => {
    const account = await changePassword(identities, actor, body);
    await rememberVisitor(request, reply, { account, guard: identities.guard });
  });

  app.call('listSecurityLog', async ({ actor }) => {
    const entries = await identities.securityLog.of(actor.accountId, maxEntriesShown);
    return { entries: entries.map(presentSecurityEntry) };
  });

  app.call('endSessionsOf', ({ actor, body }) => endSessionsOf(identities, actor, body));

  app.call('listSessions', async ({ actor }) => {
    const live = await identities.sessions.liveOf(actor.accountId, identities.clock());
    return { sessions: live.map((one) => presentOneSession(one, actor.sessionId)) };
  });

  app.call('endSession', ({ actor, params }) => endOwnSession(identities, actor, params));

  app.call('exportAccount', async ({ actor, reply }) => {
    const account = await accountOf(accounts, actor);
    const { _id, email } = account;
    const person = { _id, email, addresses: addressesOf(account) };
    const files = await exportAccount(context, person);
    return reply
      .type('application/zip')
      .header('content-disposition', 'attachment; filename="my-data.zip"')
      .send(archiveOf(files, identities.clock()));
  });

  app.call('listAccountActs', async ({ actor }) => ({
    acts: await listAccountActs(context, actor),
  }));

  app.call('decideAccountAct', async ({ actor, body }) => ({
    state: await decideAccountAct(context, actor, body),
  }));

  app.call('listOrganisers', ({ actor }) => listOrganisers(context, actor));

  app.call('changeRole', async ({ actor, body }) => ({
    state: await changeRole(context, actor, body),
  }));

  app.call('stopAccountAct', ({ body: { token } }) => stopAccountAct(context, token));

  app.call('deleteAccount', async ({ actor, body, request, reply }) => {
    await deleteAccount(context, actor, body);
    forgetToken(request, reply);
  });
}
