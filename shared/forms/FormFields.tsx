import { Fragment, type ReactNode, useMemo } from 'react';
import { Checkbox } from '../ui/Checkbox';
import { Select, type SelectProps } from '../ui/Select';
import { TextArea } from '../ui/TextArea';
import { TextField } from '../ui/TextField';
import { ValueField } from '../ui/ValueField';
import type { ChoiceControl, GivenControl, InputControl } from './fields';
import type { DeclaredForm } from './useDeclaredForm';

interface Props<Part extends string> {
  form: Pick<DeclaredForm<Part>, 'fields' | 'field' | 'errorOf'>;
  part: Part;
  given?: Readonly<Record<string, string>>;
  /** Fields drawn by custom components. */
  own?: Readonly<Record<string, ReactNode>>;
}

/** All fields of one part of a declared form, in order; none can be missing. */
export function FormFields<Part extends string>(props: Props<Part>) {
  const { form, part, given = {}, own = {} } = props;
  const { fields } = form;
  return fields.names.map((name) => {
    if (fields.partOf(name) !== part) return null;
    const control = fields.controlOf(name);
    if (control.control === 'own') return <Fragment key={name}>{own[name]}</Fragment>;
    const id = fields.idOf(name);
    if (control.control === 'given') {
      return <GivenField key={name} id={id} value={given[name] ?? ''} {...control} />;
    }
    return (
      <InputField
        key={name}
        id={id}
        described={control}
        attributes={form.field(name)}
        limit={fields.limitOf(name)}
        error={form.errorOf(name)}
      />
    );
  });
}

type GivenProps = GivenControl & { id: string; value: string };

function GivenField({ control: _, ...attributes }: GivenProps) {
  return <TextField {...attributes} disabled readOnly />;
}

interface InputProps {
  id: string;
  described: InputControl;
  attributes: ReturnType<DeclaredForm['field']>;
  limit: number | undefined;
  error: string | undefined;
}

function InputField({ id, described, attributes, limit, error }: InputProps) {
  const common = { ...attributes, id, error };
  if (described.control === 'tick') return <Checkbox {...common} label={described.label} />;
  if (described.control === 'choice') {
    const { control: _, ...choice } = described;
    return <ChoiceField {...choice} {...common} />;
  }
  const { control, ...look } = described;
  if (control === 'essay') return <TextArea {...look} {...common} />;
  if (control === 'url') return <TextField {...look} {...common} type="url" inputMode="url" />;
  if (control === 'number') return <ValueField {...look} {...common} type="number" />;
  return <TextField {...look} {...common} limit={limit} type={control} />;
}

type ChoiceProps = Omit<SelectProps, 'children'> & Pick<ChoiceControl, 'choices'>;

function ChoiceField({ choices, ...select }: ChoiceProps) {
  const all = useMemo(choices, [choices]);
  return (
    <Select {...select}>
      <option value="">None chosen</option>
      {all.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}
