import { FormFields } from '@meritum/shared/forms/FormFields';
import { Button } from '@meritum/shared/ui/Button';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { fields } from './fields';
import styles from './NominationForm.module.css';
import type { NominationFormState } from './useNominationForm';

const links = fields.names.filter((name) => fields.partOf(name) === 'links');

/** The optional links: those that are filled in, at least one; a button shows the next. */
export function SupportingLinks({ form }: { form: NominationFormState }) {
  const [shown, setShown] = useState(1);
  const values: Partial<Record<string, unknown>> = form.values();
  const filled = links.findLastIndex((name) => values[name]) + 1;
  // Never fewer again: a field that is emptied stays.
  if (filled > shown) setShown(filled);
  const add = () => {
    flushSync(() => setShown(shown + 1));
    const next = links[shown];
    if (next) document.getElementById(fields.idOf(next))?.focus();
  };
  return (
    <>
      <div className={styles.links} data-shown={shown}>
        <FormFields form={form} part="links" />
      </div>
      {shown < links.length && (
        <Button variant="quiet" className={styles.more} onClick={add}>
          Add another link
        </Button>
      )}
    </>
  );
}
