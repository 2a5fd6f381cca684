import { type ChangeEvent, type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import { countWords } from '../contracts/words';
import { classNames } from './classNames';
import { Field, type FieldTexts, fieldAndControl } from './Field';
import fieldStyles from './Field.module.css';
import { joinRefs } from './joinRefs';
import styles from './TextArea.module.css';
import { WordCounter } from './WordCounter';

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'children'> &
  FieldTexts & {
    /** Shows a live counter against this many words; it never truncates (NOM-030). */
    wordLimit?: number | undefined;
  };

/** A multi-line input with its label, hint and error. `className` goes to the whole field. */
export function TextArea(props: TextAreaProps) {
  const { wordLimit, ref, ...rest } = props;
  const { field, control: area } = fieldAndControl(rest);
  const element = useRef<HTMLTextAreaElement>(null);
  const counterId = useId();
  const [words, setWords] = useState(() =>
    countWords(String(area.value ?? area.defaultValue ?? '')),
  );

  // Form libraries write into the element without an event (a restored draft, a reset).
  useEffect(() => setWords(countWords(element.current?.value ?? '')));

  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setWords(countWords(event.target.value));
    area.onChange?.(event);
  };
  const describedBy = classNames(field.describedBy, wordLimit ? counterId : undefined);
  const footer = wordLimit && <WordCounter id={counterId} words={words} limit={wordLimit} />;
  return (
    <Field {...field} describedBy={describedBy} footer={footer}>
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
