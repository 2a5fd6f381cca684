import { classNames } from './classNames';
import styles from './Skeleton.module.css';

interface Props {
  shape?: 'text' | 'block';
  lines?: number;
  className?: string | undefined;
}

/** The shape of loading content. It is silent: put a `Spinner` or a status text beside it. */
export function Skeleton({ shape = 'text', lines = 1, className }: Props) {
  const count = shape === 'text' ? lines : 1;
  return (
    <span className={classNames(styles.root, className)} aria-hidden="true">
      {Array.from({ length: count }, (_, line) => `line ${line}`).map((line) => (
        <span key={line} className={classNames(styles.bone, styles[shape])} />
      ))}
    </span>
  );
}
