import type { UserProfile } from '@meritum/shared/contracts/identity';
import type { NominationForm, NominationStatusReply } from '@meritum/shared/contracts/nominations';
import { useDeclaredForm } from '@meritum/shared/forms/useDeclaredForm';
import { useDraft } from '@meritum/shared/forms/useDraft';
import { useState } from 'react';
import { useDocument } from '../document/useDocument';
import { isTaken } from './FormNews';
import { fields } from './fields';
import { payloadOf, submitNomination } from './requests';
import { drafts, startingPoint } from './startingPoint';

interface Options {
  user: UserProfile;
  status: NominationStatusReply;
  onSubmitted(form: NominationForm, nominationId: string | undefined): void;
  /** There is a nomination already, sent from elsewhere. */
  onTaken(): void;
}

/** The form's state: what is typed, the document, the draft, and one submission at a time. */
export function useNominationForm({ user, status, onSubmitted, onTaken }: Options) {
  const [start] = useState(() => startingPoint(user, status, drafts.read(user.uid)));
  const document = useDocument(start.document);
  const { upload } = document;
  const form = useDeclaredForm({
    fields,
    start: start.values,
    send: async (values) =>
      submitNomination(payloadOf(values, user, await upload.ready()), start.idempotencyKey),
    onSent(reply, values) {
      draft.close();
      onSubmitted(values, reply.data?.nominationId);
    },
    heldBack: () => upload.getSnapshot()?.state === 'refused',
    onFailed(said, error) {
      document.error.note(said.get('document'));
      if (error && isTaken(error)) onTaken();
    },
  });
  const draft = useDraft({
    store: drafts,
    uid: user.uid,
    read() {
      const now = upload.getSnapshot();
      return {
        values: form.values(),
        document: now?.state === 'done' ? now.reply : null,
        idempotencyKey: start.idempotencyKey,
      };
    },
    watch(touch) {
      const stops = [form.watch(touch), upload.subscribe(touch)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  });
  return { ...form, document, restored: start.restored };
}

export type NominationFormState = ReturnType<typeof useNominationForm>;
