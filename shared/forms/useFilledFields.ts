import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * Adopts values that a password manager has filled in without an event, which React would empty or
 * not send (facebook/react#1159). Returns the form's values.
 */
export function useFilledFields<Name extends string>(
  values: Readonly<Record<Name, string>>,
  onType: (filled: Partial<Record<Name, string>>) => void,
) {
  const anchor = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = anchor.current?.closest('form');
    if (!form) return;
    const take = () => {
      const typed: Readonly<Record<string, string>> = values;
      const filled = [...new FormData(form)].filter(
        ([name, value]) => name in typed && value !== typed[name],
      );
      if (filled[0]) flushSync(() => onType(Object.fromEntries(filled) as typeof values));
    };
    const kinds = ['focusin', 'input', 'click', 'submit'];
    for (const kind of kinds) form.addEventListener(kind, take, true);
    return () => {
      for (const kind of kinds) form.removeEventListener(kind, take, true);
    };
  });
  return anchor;
}
