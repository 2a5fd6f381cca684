import type { ChangeEvent, ComponentProps } from 'react';
import { Field, type FieldTexts, fieldAndControl } from './Field';
import fieldStyles from './Field.module.css';
import { useTooLong } from './useTooLong';

/** Dates, times and numbers have a {@link ValueField}. */
type TextType = 'text' | 'email' | 'url' | 'search' | 'password';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'children' | 'maxLength' | 'type'> &
  FieldTexts & {
    type?: TextType;
    /** Characters above which the text is too long; it is never truncated. */
    limit?: number | undefined;
  };

/** A one-line input with its label, hint and error. `className` goes to the whole field. */
export function TextField({ limit, ...props }: TextFieldProps) {
  const { field, control: input } = fieldAndControl(props);
  const [tooLong, setTyped] = useTooLong(limit, input);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setTyped(event.target.value);
    return input.onChange?.(event);
  };
  return (
    <Field {...field} error={tooLong ?? field.error}>
      {(control) => (
        <input
          type="text"
          {...input}
          {...control}
          onChange={change}
          className={fieldStyles.control}
        />
      )}
    </Field>
  );
}
