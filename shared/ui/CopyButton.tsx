import { showToast } from '@meritum/shared/ui/toasts';
import { Button } from './Button';

interface Props {
  /** Such as `Copy the head`. */
  label: string;
  /** A longer name for screen readers, which begins with the label. */
  name?: string;
  text: string;
}

/** Copies a text; where the browser forbids it, says how to copy by hand. */
export function CopyButton({ label, name, text }: Props) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ type: 'success', title: 'Copied' });
    } catch {
      showToast({
        type: 'error',
        title: 'Could not copy',
        text: 'Select the text on the page and copy it.',
      });
    }
  };
  return (
    <Button variant="quiet" aria-label={name} onClick={copy}>
      {label}
    </Button>
  );
}
