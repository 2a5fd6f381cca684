import type { NominationForm } from '@meritum/shared/contracts/nominations';
import type { UseFormReturn } from '@meritum/shared/forms';
import { useEffect, useState } from 'react';
import type { DocumentUpload } from '../document/DocumentUpload';
import { DraftKeeper } from './DraftKeeper';

interface Watched {
  uid: string;
  form: UseFormReturn<NominationForm>;
  upload: DocumentUpload;
  idempotencyKey: string;
}

/** Keeps what is typed and uploaded as the account's draft on this device. */
export function useDraft({ uid, form, upload, idempotencyKey }: Watched): DraftKeeper {
  const [keeper] = useState(
    () =>
      new DraftKeeper(uid, () => {
        const document = upload.getSnapshot();
        return {
          values: form.getValues(),
          document: document?.state === 'done' ? document.reply : null,
          idempotencyKey,
        };
      }),
  );

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: keeper.touch }),
    [form, keeper],
  );
  useEffect(() => upload.subscribe(keeper.touch), [upload, keeper]);
  useEffect(() => {
    window.addEventListener('pagehide', keeper.flush);
    document.addEventListener('visibilitychange', keeper.flush);
    return () => {
      window.removeEventListener('pagehide', keeper.flush);
      document.removeEventListener('visibilitychange', keeper.flush);
      keeper.flush();
    };
  }, [keeper]);

  return keeper;
}
