import type { AssignmentPlan, PlansReply } from '@meritum/shared/contracts/plans';
import type { App } from '../src/platform/zod/provider';
import type { Person } from './accounts';
import { askAs, callAs, sendAs } from './console';

export const previewedPlan = async (
  app: App,
  who: Person,
  asked: object = { asIfOpen: false },
): Promise<AssignmentPlan> => (await sendAs(app, who, 'plans', asked)).json().plan;

export const planSeen = async (app: App, who: Person, id: string) =>
  (await askAs(app, who, `plans/${id}`)).json<{ plan: AssignmentPlan }>().plan;

export const applyPlan = (app: App, who: Person, id: string, body: object = {}) =>
  sendAs(app, who, `plans/${id}/apply`, body);

export const listedPlans = async (app: App, who: Person) =>
  (await callAs(app, who, 'listPlans')).json<PlansReply>().plans;
