import { answer, user } from '@meritum/shared/testing/factories';
import type { FakeRoute, RecordedCall } from '@meritum/shared/testing/fakeServer';
import { fillField } from '@meritum/shared/testing/fillField';
import { screen } from '@testing-library/react';
import { confirmation, evaluation, type openWork, rating } from './portal';
import { completed, someCriteria, someRatings } from './records';

type Person = Awaited<ReturnType<typeof openWork>>['user'];

export const submitted = (id: string) => ({ body: { assignment: completed(id) } });
/** A receipt as the server makes it, with the sent half and version. */
export const receiptFor = ({ body }: Pick<RecordedCall, 'body'>, changed = {}) => {
  const { assignmentId, judgeHalf, version } = body as typeof sent;
  const hash = 'c'.repeat(64);
  const signed = { signature: '0'.repeat(128), keyId: 'key' };
  const given = { assignmentId, judgeHalf, version, halfFrom: 'judge' };
  return { ...given, commitment: hash, rulesHash: hash, ...signed, ...changed };
};

/** Replies to ratings; adds a receipt if the reply has none. */
export const rates = (reply: FakeRoute['reply']) =>
  answer('submitTechAssignmentRating', async (call) => {
    const { body, ...rest } = typeof reply === 'function' ? await reply(call) : reply;
    const isRated = typeof body === 'object' && body !== null && 'assignment' in body;
    return { ...rest, body: isRated ? { receipt: receiptFor(call), ...body } : body };
  });
export const ratingPath = '/api/judges/me/assignments/:assignmentId/rating';

/** The request for the assignment `a`, with 16 random bytes of this browser. */
export const sent = {
  assignmentId: 'a',
  ratings: { ...someRatings, averageRating: 8.3 },
  version: 'first',
  judgeHalf: expect.stringMatching(/^[0-9a-f]{32}$/),
};

export const draftKey = (id: string) => `evaluationDraft:${user().uid}:${id}`;

export const unsent = (id: string) => localStorage.getItem(draftKey(id));
export const keepUnsent = (id: string, kept: object) =>
  localStorage.setItem(draftKey(id), JSON.stringify(kept));

export function chooseAll() {
  for (const { key, name } of someCriteria) fillField(rating(name), String(someRatings[key]));
}

export async function rateAll() {
  await evaluation();
  chooseAll();
}

export async function submitChosen(person: Person) {
  await person.click(screen.getByText('Submit Evaluation', { selector: 'button *' }));
  await person.click((await confirmation()).getByText('Confirm and submit'));
}

export async function submitAll(person: Person) {
  await rateAll();
  await submitChosen(person);
}
