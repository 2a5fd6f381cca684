import type { DraftRequest } from '@meritum/shared/contracts/drafts';
import {
  type NominationStatusReply,
  nominationFields,
  type SubmitNominationRequest,
} from '@meritum/shared/contracts/nominations';
import { sampleTexts } from '@meritum/shared/contracts/sample-texts';
import { takeFields } from '@meritum/shared/contracts/shape';
import { composeForCommands } from '../src/composition/compose';
import type { Nomination } from '../src/modules/nominations/nomination';
import { returnNomination } from '../src/modules/nominations/returning';
import { systemClock } from '../src/platform/clock';
import type { App } from '../src/platform/zod/provider';
import type { Person } from './accounts';
import { testConfig } from './config';

/** A valid nomination form. */
export function buildForm(
  overrides: Partial<SubmitNominationRequest> = {},
): SubmitNominationRequest {
  return {
    ...takeFields(nominationFields, {}),
    ...sampleTexts,
    fullName: 'Ada Example',
    email: 'ada@example.com',
    designation: 'Head of Research',
    organization: 'Example Works',
    linkedInUrl: 'https://www.linkedin.com/in/ada-example',
    projectTitle: 'Any title',
    essay: 'We built a thing that works and measured that it does.',
    supportingDocUrl: '',
    supportingLink1: 'https://example.com/paper',
    submittedBy: 'somebody',
    submitterEmail: 'ada@example.com',
    agreeTerms: true,
    ...overrides,
  };
}

export function submit(
  app: App,
  person: Person,
  form: object = buildForm(),
  key?: string,
  query: { season?: string; category?: string } = {},
) {
  return app.inject({
    method: 'POST',
    url: '/api/nominations',
    query,
    headers: { ...person.authorized, ...(key ? { 'idempotency-key': key } : {}) },
    payload: form,
  });
}

export async function statusOf(app: App, { authorized: headers }: Person, query = {}) {
  const reply = await app.inject({ url: '/api/nominations/status', headers, query });
  return reply.json<{ data: NominationStatusReply }>().data;
}

/** The stored nominations of a person. */
export function storedNominations(app: App, { accountId }: Person): Promise<Nomination[]> {
  return app.mongo.db
    .collection<Nomination>('nominations')
    .find({ submittedBy: accountId })
    .toArray();
}

/** Returns the person's nomination as an organiser. */
export function returnReviewed(
  app: App,
  { accountId }: Pick<Person, 'accountId'>,
  note = 'Please name your role.',
) {
  const options = { config: testConfig(), clock: systemClock };
  const { nominating } = composeForCommands(app.mongo.db, options);
  return returnNomination(nominating, {
    actor: { command: 'test' },
    accountId,
    emailConfirmed: true,
    reason: { note },
  });
}

/** A request that saves a draft. */
export function buildDraft(overrides: Partial<DraftRequest> = {}): DraftRequest {
  return {
    values: { essay: 'A first sentence' },
    documentId: null,
    idempotencyKey: 'key-of-the-form',
    revision: 0,
    writer: 'first-tab',
    ...overrides,
  };
}
