import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './Field';
import fieldStyles from './Field.module.css';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'children'> & FieldTexts;

/** A one-line input with its label, hint and error. `className` goes to the whole field. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, id, className, ...input } = props;
  const describedBy = input['aria-describedby'];
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      id={id}
      className={className}
      describedBy={describedBy}
    >
      {(control) => <input type="text" {...input} {...control} className={fieldStyles.control} />}
    </Field>
  );
}
