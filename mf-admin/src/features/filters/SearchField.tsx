import { TextField } from '@meritum/shared/ui/TextField';
import { useEffect, useRef, useState } from 'react';

interface Props {
  label: string;
  hint?: string | undefined;
  /** Maximum number of characters in a search. */
  limit?: number | undefined;
  /** The reason why the text cannot be searched for. */
  error?: string | undefined;
  value: string;
  /** Called when typing pauses. */
  onSearch(text: string): void;
}

/** Milliseconds without typing before the search starts. */
const pause = 300;

/** A search field that searches while the person types. */
export function SearchField({ label, hint, limit = 100, error, value, onSearch }: Props) {
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Changed by the back button or a saved filter.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (text: string) => {
    clearTimeout(timer.current);
    if (text === sent.current || text.length > limit) return;
    sent.current = text;
    onSearch(text);
  };
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(text.trim()), pause);
  };
  return (
    <TextField
      type="search"
      label={label}
      hint={hint}
      error={error}
      value={typed}
      limit={limit}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => type(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && search(typed.trim())}
    />
  );
}
