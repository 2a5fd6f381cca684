import { useEffect, useRef } from 'react';
import { VisuallyHidden } from './VisuallyHidden';
import styles from './WordCounter.module.css';

/** Milliseconds without typing before a screen reader hears the count. */
const quiet = 1000;

interface WordCounterProps {
  id: string;
  words: number;
  limit: number;
}

/** `n/500 words`, red past the limit (NOM-030, NOM-031). */
export function WordCounter({ id, words, limit }: WordCounterProps) {
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
    <p className={styles.root} data-over={over || undefined}>
      <span id={id}>{`${words}/${limit} words`}</span>
      <VisuallyHidden ref={region} role="status" />
    </p>
  );
}

function say(words: number, limit: number): string {
  const difference = Math.abs(limit - words);
  const amount = difference === 1 ? '1 word' : `${difference} words`;
  return words > limit ? `${amount} over the limit of ${limit}` : `${amount} left`;
}
