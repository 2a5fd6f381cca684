import { useSearchParams } from '@meritum/shared/router';
import { scrollUntilStable } from '@meritum/shared/ui/scrollUntilStable';
import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  id: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A proposal, which takes the focus once it is shown if the address names it. */
export function FocusedProposal({ id, className, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const isNamed = useSearchParams()[0].get('proposal') === id;
  useEffect(() => {
    if (!isNamed) return;
    // Once a new page is shown, the frame scrolls to its top and takes the focus.
    const frame = requestAnimationFrame(() => {
      scrollUntilStable(() => root.current?.scrollIntoView({ block: 'center' }));
      root.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isNamed]);
  return (
    <div ref={root} tabIndex={isNamed ? -1 : undefined} className={className}>
      {children}
    </div>
  );
}
