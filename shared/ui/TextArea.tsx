import { type ChangeEvent, type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import { countWords } from '../contracts/words';
import { classNames } from './classNames';
import { Field, type FieldTexts, fieldAndControl } from './Field';
import fieldStyles from './Field.module.css';
import { joinRefs } from './joinRefs';
import styles from './TextArea.module.css';
import { useTooLong } from './useTooLong';
import { WordCounter } from './WordCounter';

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'children' | 'maxLength'> &
  FieldTexts & {
    /** Shows a live counter against this many words; it never truncates (NOM-030). */
    wordLimit?: number | undefined;
    /** Characters above which it says that the text is too long; it never truncates. */
    limit?: number | undefined;
  };

/** A multi-line input with its label, hint and error. `className` goes to the whole field. */
export function TextArea(props: TextAreaProps) {
  const { wordLimit, limit, ref, ...rest } = props;
  const { field, control: area } = fieldAndControl(rest);
  const element = useRef<HTMLTextAreaElement>(null);
  const [tooLong, setTyped] = useTooLong(limit, area);
  const counterId = useId();
  const [words, setWords] = useState(() =>
    countWords(String(area.value ?? area.defaultValue ?? '')),
  );

  // Form libraries write into the element without an event (a restored draft, a reset).
  useEffect(() => setWords(countWords(element.current?.value ?? '')));

  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setWords(countWords(event.target.value));
    setTyped(event.target.value);
    area.onChange?.(event);
  };
  const describedBy = classNames(field.describedBy, wordLimit ? counterId : undefined);
  const footer = wordLimit && <WordCounter id={counterId} words={words} limit={wordLimit} />;
  return (
    <Field {...field} error={tooLong ?? field.error} describedBy={describedBy} footer={footer}>
      {(control) => (
        <textarea
          rows={6}
          {...area}
          {...control}
          ref={joinRefs(element, ref)}
          onChange={change}
          className={classNames(fieldStyles.control, styles.area)}
        />
      )}
    </Field>
  );
}
