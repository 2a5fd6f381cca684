import { type InputHTMLAttributes, useState } from 'react';
import styles from './PasswordField.module.css';
import { TextField } from './TextField';
import { VisuallyHidden } from './VisuallyHidden';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  autoComplete: 'current-password' | 'new-password';
}

/** A password input whose text can be shown. */
export function PasswordField(props: Props) {
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.root}>
      <TextField
        {...props}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
      />
      <button
        type="button"
        className={styles.toggle}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        Show
        <VisuallyHidden> {props.label.toLowerCase()}</VisuallyHidden>
      </button>
    </div>
  );
}
