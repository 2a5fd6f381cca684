import { PasswordField } from '../ui/PasswordField';
import { TextField } from '../ui/TextField';

/** How a field of a short form is drawn; `maxLength` says where the input stops, if it does. */
export type TypedField = { label: string } & (
  | { control: 'text'; autoComplete: string; maxLength: number | undefined; hint?: string }
  | { control: 'email'; autoComplete: string; hint?: string; autoCapitalize?: 'none' }
  | {
      control: 'password';
      autoComplete: 'current-password' | 'new-password';
      /** Advice that follows what is typed. */
      advice?: (typed: string) => string;
    }
);

/** Each field of a short form, in the order of the screen; one of the schema's is not forgotten. */
export type TypedFieldsOf<Typed extends object> = {
  readonly [Name in keyof Typed]-?: TypedField;
};

interface Props<Name extends string> {
  fields: Readonly<Record<Name, TypedField>>;
  values: Readonly<Record<Name, string>>;
  onType(changed: Partial<Record<Name, string>>): void;
  /** A field that this person is not asked for. */
  without?: Name | undefined;
}

/** All fields of a short form, whose one answer stands below them. */
export function TypedFields<Name extends string>(props: Props<Name>) {
  const { fields, values, onType, without } = props;
  const names = (Object.keys(fields) as Name[]).filter((name) => name !== without);
  return names.map((name) => (
    <OneField
      key={name}
      name={name}
      field={fields[name]}
      value={values[name]}
      onValue={(value) => onType({ [name]: value } as Partial<Record<Name, string>>)}
    />
  ));
}

interface OneProps {
  name: string;
  field: TypedField;
  value: string;
  onValue(value: string): void;
}

function OneField({ name, field, value, onValue }: OneProps) {
  const { control, ...described } = field;
  const typed = {
    name,
    value,
    onChange: (event: { target: { value: string } }) => onValue(event.target.value),
  };
  if (field.control === 'password') {
    const { label, autoComplete, advice } = field;
    return <PasswordField {...{ label, autoComplete, hint: advice?.(value), ...typed }} />;
  }
  return <TextField {...described} {...typed} type={control} />;
}
