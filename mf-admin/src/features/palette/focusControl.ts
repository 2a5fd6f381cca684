const controls = 'button, label';

const acted = ['keydown', 'pointerdown'] as const;

/** Focuses a control by how its label begins once shown, unless the person acts before. */
export function focusControl(name: string): void {
  const end = new AbortController();
  const find = () => {
    const found = [...document.querySelectorAll<HTMLElement>(controls)].find(({ textContent }) =>
      textContent?.trim().startsWith(name),
    );
    if (!found) return;
    end.abort();
    const control = found instanceof HTMLLabelElement ? found.control : found;
    control?.focus();
    found.scrollIntoView({ block: 'center' });
  };
  const observer = new MutationObserver(find);
  end.signal.addEventListener('abort', () => observer.disconnect());
  for (const act of acted)
    document.addEventListener(act, () => end.abort(), { signal: end.signal, capture: true });
  observer.observe(document.body, { childList: true, subtree: true });
  find();
}
