import { Notice } from '@meritum/shared/ui/Notice';
import { useSyncExternalStore } from 'react';
import { linkWarning } from './linkWarnings';
import type { NominationFormState } from './useNominationForm';

interface Props {
  form: NominationFormState;
  /** Names of the fields with links, in the order of the screen. */
  links: readonly string[];
}

/** Advice about the typed links; none is refused for it. */
export function LinkWarnings({ form, links }: Props) {
  const read = () => {
    const values: Partial<Record<string, unknown>> = form.values();
    const said = links.map((name) => linkWarning(String(values[name] ?? '')));
    return said.map((text, at) => (text ? `Supporting link ${at + 1}: ${text}\n` : '')).join('');
  };
  const warnings = useSyncExternalStore(form.watch, read, read);
  if (!warnings) return null;
  return (
    <Notice kind="info">
      {warnings
        .trim()
        .split('\n')
        .map((warning) => (
          <p key={warning}>{warning}</p>
        ))}
    </Notice>
  );
}
