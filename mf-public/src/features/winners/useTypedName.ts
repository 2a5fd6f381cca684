import { useEffect, useState } from 'react';

/** Milliseconds without typing after which the name goes into the address. */
export const typingPause = 300;

interface Typed {
  name: string;
  seen: string;
  /** The name that this hook wrote into the address; reading it back must not undo later typing. */
  written?: string | undefined;
}

/** The typed name, written into the address after a pause; a name from the address replaces it. */
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
    /** Marks a name that another choice writes into the address immediately. */
    setWritten: (name: string) => setTyped((current) => ({ ...current, name, written: name })),
  };
}
