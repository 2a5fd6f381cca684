import { type ComponentProps, useEffect, useRef } from 'react';

/** A scrolling part of the page that Tab stops at while it overflows. */
export function ScrollBox({ label, ...rest }: ComponentProps<'section'> & { label: string }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const follow = () => {
      if (element.scrollHeight > element.clientHeight) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };
    follow();
    const observer = new ResizeObserver(follow);
    for (const each of [element, ...element.children]) observer.observe(each);
    return () => observer.disconnect();
  });
  return <section ref={box} aria-label={label} {...rest} />;
}
