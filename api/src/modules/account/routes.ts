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
import { decideAccountAct, listAccountActs } from './acts';
import { stopAccountAct } from './acts-due';
import { claimStoredWork, storedWork } from './claim';
import type { Accounts } from './context';
import { deleteAccount } from './deletion';
import { archiveOf, exportAccount } from './export';
import { listOrganisers } from './organisers';
import { presentAccount, presentOneSession, presentSecurityEntry } from './present';
import { changeRole } from './roles';

export async function accountRoutes(app: App, context: Accounts) {
  const { deps, platform } = context;
  const { identity } = deps;
  const { adminEmails } = platform.config;

  app.call('getAccount', async ({ actor }) =>
    presentAccount(await accountOf(identity, actor), adminEmails),
  );

  app.call('updateAccount', async ({ actor, body }) => {
    const account = await identity.stores.accounts.updateName(
      actor.accountId,
      body.displayName,
      platform.clock(),
    );
    if (!account) throw unauthenticated();
    return presentAccount(account, adminEmails);
  });

  app.call('getStoredWork', async ({ actor }) => storedWork(context, actor));

  app.call('claimStoredWork', async ({ actor, body, reply }) => {
    await claimStoredWork(context, actor, body);
    app.background.after(reply, 'planning assignments', deps.notices.allocate);
  });

  app.call('changeEmail', async ({ actor, body, request, reply }) => {
    const account = await changeAddress(identity, actor, body);
    await rememberVisitor(request, reply, { account, guard: identity.guard });
  });

  app.call('changePassword', async ({ actor, body, request, reply }) => {
    const account = await changePassword(identity, actor, body);
    await rememberVisitor(request, reply, { account, guard: identity.guard });
  });

  app.call('listSecurityLog', async ({ actor }) => {
    const entries = await identity.stores.securityLog.listByAccount(
      actor.accountId,
      maxEntriesShown,
    );
    return { entries: entries.map(presentSecurityEntry) };
  });

  app.call('endSessionsOf', ({ actor, body }) => endSessionsOf(identity, actor, body));

  app.call('listSessions', async ({ actor }) => {
    const live = await identity.stores.sessions.listLive(actor.accountId, platform.clock());
    return { sessions: live.map((one) => presentOneSession(one, actor.sessionId)) };
  });

  app.call('endSession', ({ actor, params }) => endOwnSession(identity, actor, params));

  app.call('exportAccount', async ({ actor, reply }) => {
    const account = await accountOf(identity, actor);
    const { _id, email } = account;
    const person = { _id, email, addresses: addressesOf(account) };
    const files = await exportAccount(context, person);
    return reply
      .type('application/zip')
      .header('content-disposition', 'attachment; filename="my-data.zip"')
      .send(archiveOf(files, platform.clock()));
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
