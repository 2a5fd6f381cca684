import { Container } from './Container';
import styles from './PageWait.module.css';
import { Spinner } from './Spinner';

/** In the place of a whole page that is not drawn before all of it can be, so that nothing moves. */
export function PageWait({ label }: { label: string }) {
  return (
    <Container className={styles.root}>
      <Spinner label={label} />
    </Container>
  );
}
