import { useEffect } from 'react';
import { ErrorSummary } from '../ui/ErrorSummary';
import type { DeclaredForm } from './useDeclaredForm';

interface Props {
  /** Number of failed submissions; a new one scrolls to the top of the page and shows the summary. */
  failures: number;
  errors: ReturnType<DeclaredForm['errors']>;
}

/** The errors of a declared form after a failed submission (VAL-009). */
export function FormErrors({ failures, errors }: Props) {
  // Effects of children run first, so this scroll overrides that of the summary's focus (NOM-034).
  useEffect(() => {
    if (failures > 0) window.scrollTo(0, 0);
  }, [failures]);
  if (failures === 0) return null;
  return <ErrorSummary key={failures} errors={errors} />;
}
