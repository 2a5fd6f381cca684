import { createElement, type ReactNode } from 'react';
import { greetedName, paragraphsOf } from '../../../platform/text';
import { styles } from './theme';

export function Text({ children }: { children: ReactNode }) {
  return (
    <p className="ink" style={styles.text}>
      {children}
    </p>
  );
}

/** An aside in smaller type. */
export function SmallText({ children }: { children: ReactNode }) {
  return (
    <p className="muted" style={styles.small}>
      {children}
    </p>
  );
}

export function Greeting({ name }: { name: string }) {
  const greeted = greetedName(name);
  return <Text>{greeted ? `Hello ${greeted},` : 'Hello,'}</Text>;
}

/** Text that someone wrote, with its paragraphs. */
export function Quote({ text }: { text: string }) {
  const paragraphs = paragraphsOf(text).map((paragraph) => createElement(Text, null, paragraph));
  return createElement('div', { className: 'rule', style: styles.quote }, ...paragraphs);
}
