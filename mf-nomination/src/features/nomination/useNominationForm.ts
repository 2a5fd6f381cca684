import { call } from '@meritum/shared/client/call';
import { type ClientError, isClientError } from '@meritum/shared/client/clientError';
import { repeatWhileBusy } from '@meritum/shared/client/Retries';
import { useSeason } from '@meritum/shared/client/useSeason';
import type { SavedDraft } from '@meritum/shared/contracts/drafts';
import { idempotencyKeyHeader } from '@meritum/shared/contracts/idempotency';
import type { UserProfile } from '@meritum/shared/contracts/identity';
import {
  type NominationForm,
  type NominationStatusReply,
  nominationFields,
  type SubmitNominationReply,
} from '@meritum/shared/contracts/nominations';
import { takeFields } from '@meritum/shared/contracts/shape';
import { useDeclaredForm } from '@meritum/shared/forms/useDeclaredForm';
import { useDraft } from '@meritum/shared/forms/useDraft';
import { projectTitle } from '@meritum/shared/programme/site';
import { useEffect, useState } from 'react';
import { useDocument } from '../document/DocumentUpload';
import { contentOf, useDraftSync } from '../draft/DraftSync';
import { fields } from './fields';
import { drafts, startingPoint } from './startingPoint';

export interface Options {
  user: UserProfile;
  status: NominationStatusReply;
  sessionEnded: boolean;
  /** The person's draft on the server: null for none, undefined if unknown. */
  serverDraft: SavedDraft | null | undefined;
  onSubmitted(form: NominationForm, nominationId: string | undefined): void;
  onRefused(failure: ClientError): void;
}

/** The form's state: the values, the document, the draft, and one submission at a time. */
export function useNominationForm(options: Options) {
  const { user, status, sessionEnded, serverDraft, onSubmitted, onRefused } = options;
  const [start] = useState(() =>
    startingPoint(user, status, { device: drafts.read(user.uid), server: serverDraft }),
  );
  // Changes with the chosen version; asynchronous saves read it.
  const [key] = useState({ current: start.idempotencyKey });
  const [written] = useState({ for: start.contest });
  const taking = useSeason()?.nominations;
  const { season, category } = status.extended ?? taking ?? {};
  useEffect(() => {
    if (season && category) written.for ??= { season, category };
  }, [written, season, category]);
  const document = useDocument(start.document, start.lostFile);
  const { upload } = document;
  const tellRefusal = (failure: Error | undefined) => {
    if (!isRefused(failure)) return;
    // The person has read why; a new submission is for the nominations open then.
    written.for = undefined;
    onRefused(failure);
  };
  const form = useDeclaredForm({
    fields,
    start: start.values,
    // A reply may lack the id, see ERR-011.
    send: async (values): Promise<Partial<SubmitNominationReply>> => {
      const { uid: submittedBy, email } = user;
      const supportingDocUrl = await upload.ready();
      // ENT-001 to ENT-004, NOM-029.
      const own = { email, submittedBy, submitterEmail: email, projectTitle, supportingDocUrl };
      const body = { ...values, ...own };
      return sync.whileSending(() => {
        // Makes a second click, or a retry after a timeout, the same nomination.
        const headers = { [idempotencyKeyHeader]: key.current };
        const query = written.for ?? {};
        return repeatWhileBusy(() =>
          call('submitTechNomination', { query, body, headers, timeoutMs: 30_000 }),
        );
      });
    },
    onSent(reply, values) {
      sync.close();
      draft.close();
      onSubmitted(values, reply.data?.nominationId);
    },
    heldBack: () => upload.getSnapshot()?.state === 'refused',
    onFailed(said, error) {
      document.error.note(said.get('document'));
      tellRefusal(error);
    },
  });
  const held = () => {
    const now = upload.getSnapshot();
    const document = now?.state === 'done' ? now.reply : null;
    return { values: form.values(), document, idempotencyKey: key.current };
  };
  const { sync, state: saveState } = useDraftSync({
    uid: user.uid,
    start: start.sync,
    sessionEnded,
    read: () => contentOf(held()),
    onRefused: tellRefusal,
    watch: (touch) => bothOf(form.watch(touch), upload.subscribe(touch)),
  });
  const draft = useDraft({
    store: drafts,
    uid: user.uid,
    read: () => ({ ...held(), unsentFile: upload.unsent, ...sync.state, contest: written.for }),
    watch: (touch) =>
      bothOf(bothOf(form.watch(touch), upload.subscribe(touch)), sync.subscribe(touch)),
  });
  const takeOther = (other: SavedDraft) => {
    form.fill(takeFields(nominationFields, other.values));
    upload.adopt(other.document);
    key.current = other.idempotencyKey;
    written.for = undefined;
    sync.takeOther();
  };
  return {
    ...form,
    document,
    maySubmit: status.may.submit,
    restored: start.restored,
    save: { state: saveState, keepMine: sync.keepMine, takeOther },
  };
}

/** A nomination exists already, or nominations are closed: a retry would fail again. */
export const isRefused = (failure: Error | null | undefined): failure is ClientError =>
  isClientError(failure) && ['already-exists', 'failed-precondition'].includes(failure.code);

const bothOf = (one: () => void, other: () => void) => () => {
  one();
  other();
};

export type NominationFormState = ReturnType<typeof useNominationForm>;
