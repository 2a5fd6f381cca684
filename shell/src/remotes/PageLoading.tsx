import { Container } from '@meritum/shared/ui/Container';
import { Skeleton } from '@meritum/shared/ui/Skeleton';
import styles from './PageLoading.module.css';

/** The skeleton of a page while its remote loads. */
export function PageLoading() {
  return (
    <Container>
      <div className={styles.page} role="status" aria-label="Loading this page">
        <Skeleton shape="text" lines={2} />
        <Skeleton shape="block" />
      </div>
    </Container>
  );
}
