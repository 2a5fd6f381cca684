import type { DraftRequest } from '@meritum/shared/contracts/drafts';
import type { UserProfile } from '@meritum/shared/contracts/identity';
import {
  type DocumentReply,
  labelledTexts,
  type NominationForm,
  type NominationStatusReply,
  nominationTexts,
} from '@meritum/shared/contracts/nominations';
import { takeFields } from '@meritum/shared/contracts/shape';
import {
  answer,
  documentReply,
  nominationForm,
  nominationStatus,
  savedDraft,
  season,
  submitNominationReply,
  user,
} from '@meritum/shared/testing/factories';
import { type FakeRoute, fakeServer } from '@meritum/shared/testing/fakeServer';
import { fillField } from '@meritum/shared/testing/fillField';
import { renderPage } from '@meritum/shared/testing/render';
import { sessionAnswers, signIn } from '@meritum/shared/testing/session';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { NominationPage } from '../pages/nomination/NominationPage';

export const statusIs = (status: NominationStatusReply) =>
  answer('getTechNominationStatus', { body: { data: status } });

const arrived = (document: DocumentReply | null) => ({
  uploadId: 'upload-1',
  received: document ? 10_485_760 : 0,
  maxPartBytes: 2_097_152,
  document,
});

export const draftsAreSaved = answer('saveNominationDraft', ({ body }) => ({
  body: { saved: true, draft: savedDraft(body as DraftRequest) },
}));

/** A server on which everything succeeds, for a person who has not nominated. */
const standard = (account: UserProfile): FakeRoute[] => [
  ...sessionAnswers(account),
  statusIs(nominationStatus()),
  answer('startDocumentUpload', { status: 201, body: arrived(null) }),
  answer('sendDocumentPart', { body: arrived(documentReply()) }),
  answer('uploadNominationDocument', { status: 201, body: documentReply() }),
  answer('getSeason', { body: { data: season() } }),
  answer('getNominationDraft', { body: { draft: null } }),
  answer('listNominationResults', { body: { results: [] } }),
  draftsAreSaved,
  answer('submitTechNomination', { status: 201, body: submitNominationReply() }),
];

interface PortalOptions {
  account?: UserProfile;
  fakes?: FakeRoute[];
  page?: ReactElement;
}

export async function openPortal({
  account = user(),
  fakes = [],
  page = <NominationPage />,
}: PortalOptions = {}) {
  // A form left open is saved.
  fakeServer([...sessionAnswers(account), draftsAreSaved]);
  await signIn();
  return renderPage(page, { fakes: [...fakes, ...standard(account)] });
}

export function visitPortal(fakes: FakeRoute[] = []) {
  return renderPage(<NominationPage />, { fakes: [...fakes, ...standard(user())] });
}

export const submitButton = () =>
  screen.getByText('Submit Nomination', { selector: 'button *' }).closest('button') as HTMLElement;

export const formShown = () => screen.findByRole('form', { name: 'Nomination' });

/** Opens the portal of somebody who has not nominated yet. */
export async function openForm(...fakes: FakeRoute[]) {
  const page = await openPortal({ fakes });
  await formShown();
  return page;
}

/** Fills in all texts except the name; `changed` overrides values, '' leaves a field empty. */
export async function fillIn(person: UserEvent, changed: Partial<NominationForm> = {}) {
  await formShown();
  const values = { ...nominationForm(), ...changed };
  const { fullName: _, ...texts } = takeFields(nominationTexts, values);
  for (const { label, name } of labelledTexts(texts)) {
    fillField(screen.getByLabelText(new RegExp(`^${label}`)), values[name]);
  }
  if (values.agreeTerms) await person.click(screen.getByRole('checkbox'));
}

export async function submitForm(...fakes: FakeRoute[]) {
  const page = await openForm(...fakes);
  await fillIn(page.user);
  await page.user.click(submitButton());
  return page;
}
