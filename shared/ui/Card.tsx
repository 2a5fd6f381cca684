import type { ComponentProps } from 'react';
import styles from './Card.module.css';
import { classNames } from './classNames';

export type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'article' | 'li' | 'section' | undefined;
};

/** A raised sheet with a hairline. */
export function Card({ as: Tag = 'div', className, ...rest }: CardProps) {
  // The tags differ only in their element type, for which a div's ref suffices.
  const Sheet = Tag as 'div';
  return <Sheet className={classNames(styles.root, className)} {...rest} />;
}
