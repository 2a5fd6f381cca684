import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Field, type FieldTexts, fieldAndControl } from './Field';
import fieldStyles from './Field.module.css';
import { halfTypedIn, isHalfTyped } from './halfTyped';
import { joinRefs } from './joinRefs';

const kinds = {
  // Without a maximum, browsers accept years of six digits.
  date: { max: '9999-12-31', error: 'Enter a complete and existing date' },
  'datetime-local': {
    max: '9999-12-31T23:59',
    error: 'Enter a complete and existing date, and a time',
  },
  number: { max: undefined, error: 'Enter a number' },
};

export type ValueFieldProps = Omit<ComponentProps<'input'>, 'children' | 'type' | 'onChange'> &
  FieldTexts & {
    type: keyof typeof kinds;
    /** Called with a complete value, or an empty one. */
    onChange?(event: { type: 'change'; target: HTMLInputElement }): unknown;
  };

/** Marks the input as half typed, which keeps its form from being sent. */
function useHalfTyped() {
  const input = useRef<HTMLInputElement>(null);
  const [isHalf, setHalf] = useState(false);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    const form = input.current?.form;
    const refuse = (event: SubmitEvent) => {
      const own = input.current;
      if (!form || !own || !isHalfTyped(own)) return;
      event.preventDefault();
      event.stopPropagation();
      setRefused(true);
      if (halfTypedIn(form) === own) own.focus();
    };
    form?.addEventListener('submit', refuse, { capture: true });
    return () => form?.removeEventListener('submit', refuse, { capture: true });
  }, []);
  return {
    input,
    isHalf,
    isRefused,
    /** Returns whether the input is half typed. */
    typed(of: HTMLInputElement): boolean {
      const is = isHalfTyped(of);
      setHalf(is);
      if (!is) setRefused(false);
      return is;
    },
    /** Within a form, sending it shows the error: now it would move the pressed button. */
    left: (of: HTMLInputElement) => !of.form && setRefused(isHalfTyped(of)),
  };
}

/**
 * A date, a time or a number, with its label, hint and error. A half-typed one never counts as
 * empty: `onChange` is not called, an error is shown, and the form is not sent.
 */
export function ValueField(props: ValueFieldProps) {
  const { field, control: own } = fieldAndControl(props);
  const { type, ref, value, onChange, onBlur, ...input } = own;
  const half = useHalfTyped();
  const change = (target: HTMLInputElement) => {
    if (!half.typed(target)) onChange?.({ type: 'change', target });
  };
  // Browsers send no change event when a half-typed value is emptied: both are empty to them.
  const finish = (target: HTMLInputElement) => {
    if ((half.isHalf || half.isRefused) && !isHalfTyped(target)) change(target);
  };
  return (
    <Field {...field} error={half.isRefused ? kinds[type].error : field.error}>
      {(control) => (
        <input
          max={kinds[type].max}
          {...input}
          {...control}
          type={type}
          ref={joinRefs(half.input, ref)}
          // Any other value would replace the half-typed one.
          value={half.isHalf && value !== undefined ? '' : value}
          onChange={({ target }) => change(target)}
          // Otherwise the wheel would change a focused number instead of scrolling the page.
          onWheel={({ currentTarget }) => currentTarget.blur()}
          onKeyUp={({ currentTarget }) => finish(currentTarget)}
          onBlur={(event) => {
            finish(event.target);
            half.left(event.target);
            onBlur?.(event);
          }}
          className={fieldStyles.control}
        />
      )}
    </Field>
  );
}
