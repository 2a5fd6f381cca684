export type KeyAction =
  | { do: 'rate'; rating: number }
  | { do: 'move'; by: 1 | -1 }
  | { do: 'entry'; by: 1 | -1 }
  | { do: 'submit' };

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

const directions: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 };

/** 0 means 10; Shift with left or right changes the entry. Up and down belong to the dropdown. */
export function actionOf({
  key,
  code,
  shiftKey,
  ctrlKey,
  altKey,
  metaKey,
}: Pressed): KeyAction | undefined {
  if (ctrlKey || altKey || metaKey) return undefined;
  const by = directions[key];
  if (by) return shiftKey ? { do: 'entry', by } : { do: 'move', by };
  // French keyboards type digits with Shift; Arabic and Persian ones have digits of their own.
  const typed = /\d/.test(key) ? key : code;
  if (/^\p{Nd}$/u.test(key) && /\d$/.test(typed))
    return { do: 'rate', rating: Number(typed.slice(-1)) || 10 };
  return key === 'Enter' && !shiftKey ? { do: 'submit' } : undefined;
}
