import { PasswordField } from './PasswordField';
import { passwordAdvice } from './passwordAdvice';

interface Props {
  label: string;
  name: string;
  value: string;
  onValue(password: string): void;
}

/** A password that is being chosen, with advice that follows what is typed. */
export function NewPasswordField({ label, name, value, onValue }: Props) {
  return (
    <PasswordField
      label={label}
      name={name}
      hint={passwordAdvice(value)}
      autoComplete="new-password"
      value={value}
      onChange={(event) => onValue(event.target.value)}
    />
  );
}
