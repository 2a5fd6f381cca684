import { Container } from './Container';
import styles from './PageWait.module.css';
import { Spinner } from './Spinner';

/** Replaces a page until all of it can be drawn, so that nothing moves. */
export function PageWait({ label }: { label: string }) {
  return (
    <Container className={styles.root}>
      <Spinner label={label} />
    </Container>
  );
}
