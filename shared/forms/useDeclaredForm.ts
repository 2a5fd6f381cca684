import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@meritum/shared/query';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { isClientError } from '../client/clientError';
import { webAddressOf } from '../contracts/addresses';
import type { Shape, Values } from '../contracts/shape';
import type { DeclaredFields, FieldList } from './fields';

/** Only the schema knows the fields, so the form library accepts any. */
type Typed = Record<string, unknown>;
type Checked<Fields extends Shape> = z.output<z.ZodMiniObject<Fields>>;

interface Options<Fields extends Shape, Name extends string, Part extends string, Reply> {
  fields: DeclaredFields<Fields, Name, Part>;
  start: Values<Fields>;
  /** Sends values that have passed every check. */
  send(values: Checked<Fields>): Promise<Reply>;
  onSent(reply: Reply, values: Checked<Fields>): void;
  /** Whether something outside the schema prevents the submission. */
  heldBack?(): boolean;
  /** Called with checked values before sending; `proceed` sends them, which is the default. */
  confirm?(values: Checked<Fields>, proceed: () => void): void;
  /** Called after a failed submission, with the server's message for each field. */
  onFailed?(said: ReadonlyMap<Name, string>, error?: Error): void;
  /**
   * For a form that reports one field at a time: the fields to report first; the others follow in
   * the order of the screen.
   */
  complainsFirstOf?: readonly Name[];
}

/** A form as its parts see it. */
export interface DeclaredForm<Part extends string = string> {
  fields: FieldList<string, Part>;
  /** Attributes of a control; editing it clears only its own error (VAL-014). */
  field(name: string): ReturnType<ReturnType<typeof useForm>['register']>;
  errorOf(name: string): string | undefined;
  /** All errors, in the order of the screen; `others` are those of custom controls. */
  errors(others?: Readonly<Record<string, string | undefined>>): { id: string; message: string }[];
  /** The schema's errors for the current values, in the format of `errors`. */
  problems: DeclaredForm['errors'];
  submit(): void;
  /** Attributes of the form element, without the browser's error bubbles: see {@link nativeProblems}. */
  element: {
    ref: React.RefObject<HTMLFormElement | null>;
    noValidate: true;
    onSubmit(event: FormEvent): void;
    /** Enter in a field does not send a long form. */
    onKeyDown(event: KeyboardEvent): void;
  };
  /** Number of failed submissions; each one shows its errors. */
  failures: number;
  /** Why the last submission failed, unless a browser check blocked it. */
  failure: Error | null;
  busy: boolean;
}

/** The values of a declared form, its checks, and one submission at a time. */
export function useDeclaredForm<
  Fields extends Shape,
  Name extends string,
  Part extends string,
  Reply,
>(options: Options<Fields, Name, Part, Reply>) {
  const { fields, start, send, onSent, heldBack, onFailed, complainsFirstOf } = options;
  const { confirm = (_, proceed) => proceed() } = options;
  const form = useForm<Typed>({
    defaultValues: start,
    resolver: resolverOf(fields, complainsFirstOf),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const element = useRef<HTMLFormElement>(null);
  const [failures, setFailures] = useState(0);
  const sending = useRef(false);

  const fail = (said: ReadonlyMap<Name, string> = new Map(), error?: Error) => {
    onFailed?.(said, error);
    setFailures((count) => count + 1);
  };

  const setErrors = (type: string, problems: ReadonlyMap<Name, string>) => {
    for (const [name, message] of problems) {
      if (fields.controlOf(name).control !== 'own') form.setError(name, { type, message });
    }
  };

  const submission = useMutation({
    mutationFn: send,
    networkMode: 'always',
    retry: false,
    onSuccess: onSent,
    onError: (error) => {
      const said = serverProblems(fields, error);
      setErrors('server', said);
      fail(said, error);
    },
    onSettled: () => {
      sending.current = false;
    },
  });

  const check = form.handleSubmit(
    (values) => {
      const native = nativeProblems(fields, element.current);
      setErrors('native', native);
      if (heldBack?.() || native.size > 0) return fail();
      // The resolver has already parsed the values with the schema.
      const checked = values as Checked<Fields>;
      confirm(checked, () => {
        if (sending.current) return;
        sending.current = true;
        submission.mutate(checked);
      });
    },
    () => fail(),
  );

  const submit = () => {
    if (sending.current) return;
    // Values that a password manager has filled in without an event (facebook/react#1159).
    for (const name of fields.names as readonly string[]) {
      const control = element.current?.elements.namedItem(name);
      const isLine = control instanceof HTMLInputElement && /^(text|email)$/.test(control.type);
      if (isLine && control.value !== form.getValues(name)) form.setValue(name, control.value);
    }
    submission.reset();
    void check();
  };
  const errorOf = (name: string) => form.formState.errors[name]?.message;
  const listed = (messageOf: (name: Name) => string | undefined) =>
    fields.names.flatMap((name) => {
      const message = messageOf(name);
      return message ? [{ id: fields.idOf(name), message: named(fields, name, message) }] : [];
    });

  const declared: DeclaredForm<Part> = {
    fields,
    field(name) {
      const { control } = declared.fields.controlOf(name);
      return form.register(name, {
        onChange: () => form.clearErrors(name),
        ...(control === 'number' && { setValueAs: numberOf }),
        // Shows the address as it will be sent, with its scheme.
        ...(control === 'url' && {
          onBlur: ({ target }) => form.setValue(name, webAddressOf(target.value)),
        }),
      });
    },
    errorOf,
    errors: (others = {}) => listed((name) => others[name] ?? errorOf(name)),
    problems(others = {}) {
      const { error } = fields.schema.safeParse(form.getValues());
      return listed(
        (name) => others[name] ?? error?.issues.find(({ path }) => path[0] === name)?.message,
      );
    },
    submit,
    element: {
      ref: element,
      noValidate: true,
      onSubmit(event) {
        event.preventDefault();
        submit();
      },
      onKeyDown(event) {
        // Enter on a file input opens the file dialog.
        const isField = event.target instanceof HTMLInputElement && event.target.type !== 'file';
        if (event.key === 'Enter' && isField) event.preventDefault();
      },
    },
    failures,
    failure: submission.error,
    busy: submission.isPending,
  };
  return {
    ...declared,
    fields,
    values: () => form.getValues() as Values<Fields>,
    /** Replaces the values as if they had been typed. */
    fill: (values: Values<Fields>) => form.reset(values),
    /** Calls the listener after each change; returns a function that stops it. */
    watch: (listener: () => void) =>
      form.subscribe({ formState: { values: true }, callback: listener }),
  };
}

/** Messages that fit any field and do not name it. */
const lacksFieldName = /^(Enter|Use) /;

/** Returns an error that is clear away from its field. */
function named<Name extends string>(fields: FieldList<Name>, name: Name, message: string): string {
  const control = fields.controlOf(name);
  const label = 'label' in control && typeof control.label === 'string' ? control.label : '';
  return label && lacksFieldName.test(message) ? `${label}: ${message}` : message;
}

/** Checks with the schema; with an order of fields, reports only the first error. */
function resolverOf<Fields extends Shape, Name extends string>(
  { schema, names }: DeclaredFields<Fields, Name>,
  first: readonly Name[] | undefined,
): Resolver<Typed> {
  const all = zodResolver(schema) as unknown as Resolver<Typed>;
  if (!first) return all;
  return async (...given) => {
    const checked = await all(...given);
    const { errors } = checked;
    const invalid = [...first, ...names].find((name) => errors[name]);
    return invalid ? { values: {}, errors: { [invalid]: errors[invalid] } } : checked;
  };
}

const numberOf = (typed: unknown) =>
  typed === '' || typed === undefined ? undefined : Number(typed);

/** Returns the server's first message for each field. */
function serverProblems<Name extends string>(
  fields: FieldList<Name>,
  error: Error,
): ReadonlyMap<Name, string> {
  const problems = isClientError(error) ? error.errors : [];
  return new Map(
    problems.toReversed().flatMap(({ pointer, message }) => {
      const name = fields.ofPointer(pointer);
      return name ? [[name, message] as const] : [];
    }),
  );
}

/**
 * Returns problems that the browser finds after our checks, such as a number's range (D55). It
 * would refuse addresses without a scheme, which the schema completes.
 */
function nativeProblems<Name extends string>(
  fields: FieldList<Name>,
  element: HTMLFormElement | null,
): ReadonlyMap<Name, string> {
  const found = new Map<Name, string>();
  for (const name of fields.names) {
    const control = element?.elements.namedItem(name);
    if (!(control instanceof HTMLInputElement) || control.type === 'url') continue;
    if (control.validity.valid) continue;
    found.set(name, control.validationMessage);
  }
  return found;
}
