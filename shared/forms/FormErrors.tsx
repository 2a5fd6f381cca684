import { useEffect } from 'react';
import { ErrorSummary } from '../ui/ErrorSummary';
import type { DeclaredForm } from './useDeclaredForm';

interface Props {
  /** Number of failed submissions; a new one scrolls to the top of the page and shows the summary. */
  failures: number;
  errors: ReturnType<DeclaredForm['errors']>;
  /** While the form is, to whose controls the errors lead. */
  hidden?: boolean;
}

/** The errors of a declared form after a failed submission (VAL-009). */
export function FormErrors({ failures, errors, hidden }: Props) {
  // Effects of children run first, so this scroll overrides that of the summary's focus (NOM-034).
  useEffect(() => {
    if (failures === 0) return;
    window.scrollTo(0, 0);
    // It may begin below the screen, where a page has something above its form.
    const summary = document.activeElement;
    const { top = 0 } = summary?.getBoundingClientRect() ?? {};
    if (top > window.innerHeight / 2) summary?.scrollIntoView({ block: 'start' });
  }, [failures]);
  if (failures === 0) return null;
  return <ErrorSummary key={failures} errors={errors} hidden={hidden} />;
}
