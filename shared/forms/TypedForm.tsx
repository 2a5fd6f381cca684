import type { FormEvent, ReactNode } from 'react';
import { Button } from '../ui/Button';
import { type Answer, afterTyping, type FieldNames } from './answers';
import { checkFields, type ShortForm } from './check';
import { FormAnswer } from './FormAnswer';
import { namesOf, TypedFields, type TypedFieldsOf } from './TypedFields';
import { useAnsweredCall } from './useAnsweredCall';
import { useUnsent } from './useUnsent';

type ValuesOf<Typed> = Readonly<Record<keyof Typed & string, string>>;

interface Props<Typed extends object, Between, Request> {
  label: string;
  className: string | undefined;
  form: ShortForm<Typed, Between, Request>;
  fields: TypedFieldsOf<Typed>;
  /** The fields by their server names, where these differ. */
  names?: FieldNames;
  /** First values of the fields, if not empty. */
  start?: Partial<ValuesOf<Typed>>;
  /** Key for typed text until it is sent; without it, text is kept only while the form is shown. */
  unsent?: string;
  /** Keeps typed text in the fields after it is sent. */
  stays?: boolean;
  onType?(typed: ValuesOf<Typed>): void;
  /** A field that this person does not see and that is not sent. */
  without?: (keyof Typed & string) | undefined;
  /** Throws ClientError. */
  send(request: Request): Promise<void>;
  failed: string;
  done?: Answer;
  button: string;
  busyLabel: string;
  variant?: 'secondary';
  /** Shown before the fields. */
  children?: ReactNode;
}

/** A short form that is checked, sent by its one button, and shows the outcome below it. */
export function TypedForm<Typed extends object, Between, Request>(
  props: Props<Typed, Between, Request>,
) {
  const { form, fields, without, failed, onType } = props;
  const empty = Object.fromEntries(Object.keys(fields).map((name) => [name, '']));
  const start = { ...empty, ...props.start } as ValuesOf<Typed>;
  const { typed: values, type, sent } = useUnsent(props.unsent, start);
  const { answer, busy, run, say } = useAnsweredCall(props.names ?? namesOf(fields));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const asked = Object.entries(values).filter(([name]) => name !== without);
    const checked = checkFields(form, Object.fromEntries(asked) as Typed, failed);
    if (checked.refused) return say(checked.refused);
    const send = async () => {
      await props.send(checked.request);
      if (!props.stays) sent();
    };
    return run(send, failed, props.done);
  };
  return (
    <form noValidate className={props.className} onSubmit={submit} aria-label={props.label}>
      {props.children}
      <TypedFields
        fields={fields}
        without={without}
        values={values}
        onType={(changed) => {
          const typed = { ...values, ...changed };
          type(typed);
          onType?.(typed);
          say((before) => afterTyping(before, typed));
        }}
        errors={answer?.fields}
      />
      <Button type="submit" variant={props.variant} busy={busy} busyLabel={props.busyLabel}>
        {props.button}
      </Button>
      <FormAnswer answer={answer} />
    </form>
  );
}
