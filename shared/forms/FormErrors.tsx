import { useEffect } from 'react';
import { ErrorSummary } from '../ui/ErrorSummary';
import type { DeclaredForm } from './useDeclaredForm';

interface Props {
  /** How many submissions have failed; a new one brings the page's top and the summary into view. */
  failures: number;
  errors: ReturnType<DeclaredForm['errors']>;
}

/** What is wrong with a declared form, after a submission that did not get through (VAL-009). */
export function FormErrors({ failures, errors }: Props) {
  // Effects of children run first, so this has the last word over the summary's focus (NOM-034).
  useEffect(() => {
    if (failures > 0) window.scrollTo(0, 0);
  }, [failures]);
  if (failures === 0) return null;
  return <ErrorSummary key={failures} errors={errors} />;
}
