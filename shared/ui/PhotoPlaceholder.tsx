import { classNames } from './classNames';
import { MonogramDrawing } from './MonogramDrawing';
import styles from './PhotoPlaceholder.module.css';

interface PhotoPlaceholderProps {
  kind: 'person' | 'picture';
  /** A person's name, for a monogram instead of the generic drawing. */
  name?: string | undefined;
  alt: string;
  width: number;
  height: number;
  className?: string | undefined;
}

/** A drawing of the same size as the missing picture. */
export function PhotoPlaceholder(props: PhotoPlaceholderProps) {
  const { kind, name, alt, width, height, className } = props;
  return (
    <svg
      viewBox="0 0 120 120"
      width={width}
      height={height}
      role="img"
      aria-label={alt}
      aria-hidden={alt ? undefined : true}
      preserveAspectRatio="xMidYMid slice"
      data-placeholder={kind}
      className={classNames(styles.root, className)}
    >
      {name === undefined ? <Plain kind={kind} /> : <MonogramDrawing name={name} />}
    </svg>
  );
}

function Plain({ kind }: Pick<PhotoPlaceholderProps, 'kind'>) {
  return (
    <>
      <rect x="-240" y="-240" width="600" height="600" className={styles.ground} />
      {kind === 'person' ? <Person /> : <Picture />}
    </>
  );
}

function Person() {
  return (
    <>
      <circle cx="60" cy="60" r="40" className={styles.ring} />
      <circle cx="60" cy="49" r="17" className={styles.shape} />
      <path d="M24 120c1-26 15-41 36-41s35 15 36 41z" className={styles.shape} />
    </>
  );
}

function Picture() {
  return (
    <>
      <circle cx="86" cy="38" r="9" className={styles.ring} />
      <path d="M-120 120L26 56l27 31 19-17 168 50z" className={styles.shape} />
    </>
  );
}
