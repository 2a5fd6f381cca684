import type { FormEvent, ReactNode } from 'react';
import { Button } from '../ui/Button';
import type { Answer, FieldNames } from './answers';
import { checkFields, type ShortForm } from './check';
import { FormAnswer } from './FormAnswer';
import { namesOf, TypedFields, type TypedFieldsOf } from './TypedFields';
import { useAnsweredCall } from './useAnsweredCall';

interface Props<Typed extends object, Between, Request> {
  label: string;
  className: string | undefined;
  form: ShortForm<Typed, Between, Request>;
  fields: TypedFieldsOf<Typed>;
  /** The fields by the server's names, where these differ. */
  names?: FieldNames;
  values: Readonly<Record<keyof Typed & string, string>>;
  onType(changed: Partial<Record<keyof Typed & string, string>>): void;
  /** A field that this person does not need, and that is not sent. */
  without?: (keyof Typed & string) | undefined;
  /** Throws ClientError. */
  send(request: Request): Promise<void>;
  failed: string;
  done?: Answer;
  button: string;
  busyLabel: string;
  variant?: 'secondary';
  /** Before the fields. */
  children?: ReactNode;
}

/** A short form that is checked, sent by its one button, and says below it what came of it. */
export function TypedForm<Typed extends object, Between, Request>(
  props: Props<Typed, Between, Request>,
) {
  const { form, fields, values, onType, without, failed } = props;
  const { answer, busy, run, say } = useAnsweredCall(props.names ?? namesOf(fields));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const asked = Object.entries(values).filter(([name]) => name !== without);
    const checked = checkFields(form, Object.fromEntries(asked) as Typed, failed);
    if (checked.refused) return say(checked.refused);
    return run(() => props.send(checked.request), failed, props.done);
  };
  return (
    <form noValidate className={props.className} onSubmit={submit} aria-label={props.label}>
      {props.children}
      <TypedFields
        fields={fields}
        without={without}
        values={values}
        onType={onType}
        errors={answer?.fields}
      />
      <Button type="submit" variant={props.variant} busy={busy} busyLabel={props.busyLabel}>
        {props.button}
      </Button>
      <FormAnswer answer={answer} />
    </form>
  );
}
