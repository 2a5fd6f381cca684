import { useEffect, useRef, useState } from 'react';
import { PasswordField } from '../ui/PasswordField';
import { TextField } from '../ui/TextField';
import type { FieldErrors, FieldNames } from './answers';
import { useFilledFields } from './useFilledFields';

type TypedField = { label: string } & (
  | { control: 'text'; autoComplete: string; limit: number | undefined; hint?: string }
  | { control: 'email'; autoComplete: string; hint?: string; autoCapitalize?: 'none' }
  | {
      control: 'password';
      autoComplete: 'current-password' | 'new-password';
      /** Advice while somebody types. */
      advice?: (typed: string) => string;
    }
);

/** Each field of a short form, in the order of the screen; a missing one does not compile. */
export type TypedFieldsOf<Typed extends object> = {
  readonly [Name in keyof Typed]-?: TypedField;
};

interface Props<Name extends string> {
  fields: Readonly<Record<Name, TypedField>>;
  values: Readonly<Record<Name, string>>;
  onType(changed: Partial<Record<Name, string>>): void;
  /** Errors of single fields; the first one takes the focus. */
  errors: FieldErrors | undefined;
  /** A field that this person does not see. */
  without?: Name | undefined;
}

/** The fields of a form whose server names are equal. */
export const namesOf = (fields: object): FieldNames =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, name]));

/** All fields of a short form, with the form's own message below them. */
export function TypedFields<Name extends string>(props: Props<Name>) {
  const { fields, values, onType, errors, without } = props;
  const names = (Object.keys(fields) as Name[]).filter((name) => name !== without);
  const { errorOf, edited } = useOpenErrors(errors);
  const type = (name: Name, value: string) => {
    edited(name);
    onType({ [name]: value } as Partial<Record<Name, string>>);
  };
  const anchor = useFilledFields(values, onType);
  return (
    <>
      <span ref={anchor} hidden />
      <FocusOnError errors={errors} name={names.find((name) => errors?.[name])} />
      {names.map((name) => (
        <OneField
          key={name}
          name={name}
          field={fields[name]}
          value={values[name]}
          error={errorOf(name)}
          onValue={(value) => type(name, value)}
        />
      ))}
    </>
  );
}

/** Editing a field clears its error until the next reply. */
function useOpenErrors(errors: FieldErrors | undefined) {
  const [mended, setMended] = useState<{ of: FieldErrors | undefined; names: string[] }>();
  const names = mended?.of === errors ? (mended?.names ?? []) : [];
  return {
    errorOf: (name: string) => (names.includes(name) ? undefined : errors?.[name]),
    edited: (name: string) => setMended({ of: errors, names: [...names, name] }),
  };
}

/** Moves the focus to the first invalid field when errors appear. */
function FocusOnError({
  errors,
  name,
}: {
  errors: FieldErrors | undefined;
  name?: string | undefined;
}) {
  const anchor = useRef<HTMLSpanElement>(null);
  const wanted = useRef(name);
  wanted.current = name;
  useEffect(() => {
    if (!errors || !wanted.current) return;
    const control = anchor.current?.closest('form')?.elements.namedItem(wanted.current);
    if (control instanceof HTMLElement) control.focus();
  }, [errors]);
  return <span ref={anchor} hidden />;
}

interface OneProps {
  name: string;
  field: TypedField;
  value: string;
  error: string | undefined;
  onValue(value: string): void;
}

function OneField({ name, field, value, error, onValue }: OneProps) {
  const { control, ...described } = field;
  const typed = {
    name,
    value,
    error,
    onChange: (event: { target: { value: string } }) => onValue(event.target.value),
  };
  if (field.control === 'password') {
    const { label, autoComplete, advice } = field;
    return (
      <PasswordField label={label} autoComplete={autoComplete} hint={advice?.(value)} {...typed} />
    );
  }
  return <TextField {...described} {...typed} type={control} />;
}
