import { seenRevisionHeader } from '@meritum/shared/contracts/judges';
import { ignoreForms } from '../../platform/ignored-forms';
import type { App } from '../../platform/zod/provider';
import { askedJudges, askJudges, judgeAgain, judgeAgainByLink, questionsTo } from './again';
import {
  changePreferences,
  judgingAs,
  pendingJudges,
  stopReminders,
  submitApplication,
} from './commands';
import type { Judges } from './context';
import { invitationUsed, stopInvitations } from './invitations/commands';
import { judgingAgain, questionOfId, stoppingReminders } from './links';
import { presentListed, presentPreferences, presentStatus } from './present';
import { decideJudge } from './verification';

export async function judgeRoutes(app: App, context: Judges) {
  app.call('getTechJudgeStatus', async ({ actor }) => {
    const judge = await context.stores.judges.findByAccount(actor.accountId);
    return presentStatus(judge, await actor.person(), await questionsTo(context, judge));
  });

  app.call('submitTechJudgeApplication', async ({ actor, body }) => {
    const { invitation, ...form } = body;
    const { status } = await submitApplication(context, {
      applicant: await actor.person(),
      form,
      invitation: await invitationUsed(context, invitation),
    });
    return { status };
  });

  app.call('getJudgePreferences', async ({ actor }) =>
    presentPreferences(await judgingAs(context, actor), await context.plannedCapacity()),
  );

  app.call('setJudgePreferences', async ({ actor, body, reply }) => {
    const planned = await context.plannedCapacity();
    const judge = await changePreferences(context, actor, body, planned);
    if (body.capacity !== undefined || body.organization !== undefined)
      app.background.after(reply, 'planning assignments', context.deps.notices.allocate);
    return presentPreferences(judge, planned);
  });

  app.call('stopEvaluationReminders', async ({ body: { token } }) =>
    stopReminders(context, context.tokens.idOf(stoppingReminders, token)),
  );

  app.call('listPendingJudges', async () => (await pendingJudges(context)).map(presentListed));

  app.call('sendJudgeVerificationEmail', async ({ actor, body, headers, reply }) => {
    const seen = headers[seenRevisionHeader];
    const { status, isVerified, revision } = await decideJudge(context, {
      admin: actor,
      verification: body,
      ...(seen !== undefined && { seen: Number(seen) }),
    });
    app.background.after(reply, 'planning assignments', context.deps.notices.allocate);
    return { status, isVerified, revision };
  });
}

export async function askingRoutes(app: App, context: Judges) {
  app.call('getAskedJudges', ({ query: { season } }) => askedJudges(context, season));

  app.call('askJudges', async ({ actor, body: { season } }) => ({
    asked: await askJudges(context, actor, season),
  }));

  app.call('judgeAgain', async ({ actor, body, reply }) => {
    const said = await judgeAgain(context, actor, body);
    app.background.after(reply, 'planning assignments', context.deps.notices.allocate);
    return said;
  });

  app.call('judgeAgainByLink', async ({ body: { token, answer }, reply }) => {
    const asked = questionOfId(context.tokens.idOf(judgingAgain, token) ?? '');
    const said = await judgeAgainByLink(context, asked, answer);
    app.background.after(reply, 'planning assignments', context.deps.notices.allocate);
    return said;
  });
}

/** Stops mails by a mail program's button; opening the address leads to a page with a button. */
export async function oneClickRoutes(app: App, context: Judges) {
  ignoreForms(app);
  app.call('stopEvaluationRemindersAtOnce', async ({ params: { token } }) =>
    stopReminders(context, context.tokens.idOf(stoppingReminders, token)),
  );
  app.call('openEvaluationReminders', ({ params, reply }) =>
    reply.redirect(`/tech-judging/reminders#${new URLSearchParams(params)}`, 303),
  );
  app.call('stopInvitationsAtOnce', ({ params: { token } }) => stopInvitations(context, token));
  app.call('openInvitationsStop', ({ params, reply }) =>
    reply.redirect(`/tech-judging/invited/stop#${new URLSearchParams(params)}`, 303),
  );
}
