import { useEffect, useEffectEvent, useRef } from 'react';

/** What we need of the Navigation API. */
interface NavigateEvent extends Event {
  navigationType: string;
  destination: { index: number };
}

interface WithNavigation {
  /** Missing in older promised browsers: there Back leaves the page, and the layer with it. */
  navigation?: EventTarget & { currentEntry: { index: number } | null };
}

const navigationHere = () => (window as WithNavigation).navigation;

/**
 * Stands inside a layer while it is open: Back closes the topmost one, and the page below it stays.
 * The browser's history gets no entry for it, so that Forward and links lead where they always did.
 */
export function ClosesOnBack({ close }: { close(): void }) {
  const mark = useRef<HTMLSpanElement>(null);
  const onNavigate = useEffectEvent((event: Event) => {
    const { navigationType, destination } = event as NavigateEvent;
    const isBack =
      navigationType === 'traverse' &&
      destination.index < (navigationHere()?.currentEntry?.index ?? 0);
    // Layers follow one another in the document as they were opened.
    const topmost = [...document.querySelectorAll('[data-layer]')].at(-1);
    // One that leads to another site cannot be held up.
    if (!isBack || !event.cancelable || topmost !== mark.current) return;
    event.preventDefault();
    close();
  });
  useEffect(() => {
    const navigation = navigationHere();
    navigation?.addEventListener('navigate', onNavigate);
    return () => navigation?.removeEventListener('navigate', onNavigate);
  }, []);
  return <span ref={mark} data-layer hidden />;
}
