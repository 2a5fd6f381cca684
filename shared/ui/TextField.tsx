import type { ComponentProps } from 'react';
import { Field, type FieldTexts, fieldAndControl } from './Field';
import fieldStyles from './Field.module.css';

/** Dates, times and numbers have a {@link ValueField}. */
type TextType = 'text' | 'email' | 'url' | 'search' | 'password';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'children' | 'type'> &
  FieldTexts & { type?: TextType };

/** A one-line input with its label, hint and error. `className` goes to the whole field. */
export function TextField(props: TextFieldProps) {
  const { field, control: input } = fieldAndControl(props);
  return (
    <Field {...field}>
      {(control) => <input type="text" {...input} {...control} className={fieldStyles.control} />}
    </Field>
  );
}
