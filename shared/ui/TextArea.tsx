import { type ChangeEvent, type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import { countWords } from '../contracts/words';
import { pluralize } from '../programme/format-count';
import { classNames } from './classNames';
import { Field, type FieldTexts, fieldAndControl } from './Field';
import fieldStyles from './Field.module.css';
import { joinRefs } from './joinRefs';
import styles from './TextArea.module.css';
import { useTooLong } from './useTooLong';
import { VisuallyHidden } from './VisuallyHidden';

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'children' | 'maxLength'> &
  FieldTexts & {
    /** Shows a live counter against this many words; it never truncates (NOM-030). */
    wordLimit?: number | undefined;
    /** Characters above which the text is too long; it is never truncated. */
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

/** Milliseconds without typing before a screen reader hears the count. */
const quiet = 1000;

interface WordCounterProps {
  id: string;
  words: number;
  limit: number;
}

/** `n/500 words`, red past the limit (NOM-030, NOM-031). */
function WordCounter({ id, words, limit }: WordCounterProps) {
  const over = words > limit;
  const region = useRef<HTMLSpanElement>(null);
  const heard = useRef(words);

  useEffect(() => {
    const timer = setTimeout(() => {
      if (heard.current !== words && region.current) region.current.textContent = say(words, limit);
      heard.current = words;
    }, quiet);
    return () => clearTimeout(timer);
  }, [words, limit]);

  return (
    <p className={styles.counter} data-over={over || undefined}>
      <span id={id}>{`${words}/${limit} words`}</span>
      <VisuallyHidden ref={region} role="status" />
    </p>
  );
}

function say(words: number, limit: number): string {
  const amount = pluralize(Math.abs(limit - words), 'word');
  return words > limit ? `${amount} over the limit of ${limit}` : `${amount} left`;
}
