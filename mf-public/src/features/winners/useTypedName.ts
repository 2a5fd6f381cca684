import { useEffect, useState } from 'react';

/** Milliseconds without typing after which the name goes into the address. */
export const typingPause = 300;

interface Typed {
  name: string;
  /** The name that the address was last seen with. */
  seen: string;
  /** What we put into the address ourselves: its echo must not undo what was typed since. */
  written?: string | undefined;
}

/**
 * The name as it is being typed. It reaches the address after a pause; a name that the address
 * brings by itself (back, forward, a shared link) replaces what was typed.
 */
export function useTypedName(inAddress: string, write: (name: string) => void) {
  const [typed, setTyped] = useState<Typed>({ name: inAddress, seen: inAddress });

  if (inAddress !== typed.seen) {
    setTyped(
      inAddress === typed.written
        ? { ...typed, seen: inAddress }
        : { name: inAddress, seen: inAddress },
    );
  }
  const pending = typed.name !== typed.seen && typed.name !== typed.written;

  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => {
      setTyped((current) => ({ ...current, written: typed.name }));
      write(typed.name);
    }, typingPause);
    return () => clearTimeout(timer);
  }, [pending, typed.name, write]);

  return {
    name: typed.name,
    type: (name: string) => setTyped((current) => ({ ...current, name })),
    /** For a name that goes into the address at once, together with another choice. */
    setWritten: (name: string) => setTyped((current) => ({ ...current, name, written: name })),
  };
}
