import { useEffect } from 'react';
import { ErrorSummary } from '../ui/ErrorSummary';
import type { DeclaredForm } from './useDeclaredForm';

interface Props {
  /** Number of failed submissions; a new one scrolls to the top of the page and shows the summary. */
  failures: number;
  errors: ReturnType<DeclaredForm['errors']>;
  /** Set while the form, to whose controls the errors link, is hidden. */
  hidden?: boolean;
}

/** The errors of a declared form after a failed submission (VAL-009). */
export function FormErrors({ failures, errors, hidden }: Props) {
  // Effects of children run first, so this scroll overrides that of the summary's focus (NOM-034).
  useEffect(() => {
    if (failures === 0) return;
    window.scrollTo(0, 0);
    // Scrolls to the summary if other content above the form pushes it below the screen.
    const summary = document.activeElement;
    const { top = 0 } = summary?.getBoundingClientRect() ?? {};
    if (top > window.innerHeight / 2) summary?.scrollIntoView({ block: 'start' });
  }, [failures]);
  if (failures === 0) return null;
  return <ErrorSummary key={failures} errors={errors} hidden={hidden} />;
}
