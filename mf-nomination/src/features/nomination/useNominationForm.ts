import { isClientError } from '@meritum/shared/client/clientError';
import type { UserProfile } from '@meritum/shared/contracts/identity';
import {
  type NominationForm,
  type NominationStatusReply,
  nominationForm,
} from '@meritum/shared/contracts/nominations';
import { useForm, zodResolver } from '@meritum/shared/forms';
import { useMutation } from '@meritum/shared/query';
import { useRef, useState } from 'react';
import { useDocumentError } from '../document/useDocumentError';
import { useDocumentUpload } from '../document/useDocumentUpload';
import { readDraft } from './draft';
import { type FieldName, fieldOfPointer } from './formFields';
import { startingPoint } from './startingPoint';
import { payloadOf, submitNomination } from './submitNomination';
import { useDraft } from './useDraft';

interface Options {
  user: UserProfile;
  status: NominationStatusReply;
  onSubmitted(form: NominationForm, nominationId: string | undefined): void;
}

/** The form's state: what is typed, the document, the draft, and one submission at a time. */
export function useNominationForm({ user, status, onSubmitted }: Options) {
  const [start] = useState(() => startingPoint(user, status, readDraft(user.uid)));
  const form = useForm<NominationForm>({
    defaultValues: start.values,
    resolver: zodResolver(nominationForm),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { upload, state: document } = useDocumentUpload(start.document);
  const draft = useDraft({ uid: user.uid, form, upload, idempotencyKey: start.idempotencyKey });
  /** Counts the submissions that did not go through; each of them brings its errors into view. */
  const [failures, setFailures] = useState(0);
  const documentError = useDocumentError(upload, document);
  const sending = useRef(false);

  const submission = useMutation({
    mutationFn: async (values: NominationForm) =>
      submitNomination(payloadOf(values, user, await upload.ready()), start.idempotencyKey),
    networkMode: 'always',
    retry: false,
    onSuccess: (reply, values) => {
      draft.close();
      onSubmitted(values, reply.data?.nominationId);
    },
    onError: (error) => {
      const problems = isClientError(error) ? error.errors : [];
      for (const { pointer, message } of problems) {
        const name = fieldOfPointer(pointer);
        if (name && name !== 'document') form.setError(name, { type: 'server', message });
      }
      fail(problems.find(({ pointer }) => fieldOfPointer(pointer) === 'document')?.message);
    },
    onSettled: () => {
      sending.current = false;
    },
  });

  const fail = (documentMessage?: string) => {
    documentError.note(documentMessage);
    setFailures((count) => count + 1);
  };

  const send = form.handleSubmit(
    (values) => {
      if (upload.getSnapshot()?.state === 'refused') return fail();
      if (sending.current) return;
      sending.current = true;
      submission.mutate(values);
    },
    () => fail(),
  );

  const submit = () => {
    if (sending.current) return;
    submission.reset();
    void send();
  };

  /** Attributes of a control; editing it clears its own error only (VAL-014). */
  const field = (name: FieldName) =>
    form.register(name, { onChange: () => form.clearErrors(name) });

  return {
    form,
    field,
    submit,
    upload,
    document,
    documentError,
    failures,
    failure: submission.error,
    busy: submission.isPending,
    restored: start.restored,
  };
}

export type NominationFormState = ReturnType<typeof useNominationForm>;
