import { useLocation } from '@meritum/shared/router';
import { Button } from '@meritum/shared/ui/Button';
import { Container } from '@meritum/shared/ui/Container';
import { PageHeader } from '@meritum/shared/ui/PageHeader';
import { Skeleton } from '@meritum/shared/ui/Skeleton';
import {
  createContext,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { PageErrorBoundary } from '../layout/PageErrorBoundary';
import styles from './PageLoading.module.css';
import type { Part } from './Part';
import { whenAnswering } from './recovery';

/** The skeleton of any page. */
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

interface Area {
  part: Part;
  /** Number of earlier attempts; each one lengthens the wait for the part. */
  attempt: number;
  retry: () => void;
}

const AreaContext = createContext<Area | undefined>(undefined);

/** Shown in place of a missing part until the part is back. */
function UnavailablePage({ part, retry, attempt }: Area) {
  useEffect(() => whenAnswering(() => part.answers(), retry, attempt), [part, retry, attempt]);
  const again = <Button onClick={retry}>Try again</Button>;
  return <PageHeader {...part.missing} documentTitle="Unavailable" actions={again} />;
}

/** Renders the pages of a part. A retry from anywhere in it loads the part again. */
export function PartArea({ part, children }: { part: Part; children: ReactNode }) {
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => {
    part.forget();
    setAttempt((count) => count + 1);
  }, [part]);
  const area = useMemo(() => ({ part, attempt, retry }), [part, attempt, retry]);
  return (
    <AreaContext value={area}>
      <PartSlot>{children}</PartSlot>
    </AreaContext>
  );
}

/** Components that use this read from their part again with each attempt. */
export const useAttempt = (): number => useContext(AreaContext)?.attempt ?? 0;

/** Shows a skeleton while something loads, or its error until the next attempt or address. */
export function PartSlot({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const area = useContext(AreaContext);
  return (
    <PageErrorBoundary
      resetKey={`${pathname} ${area?.attempt}`}
      unavailable={area && <UnavailablePage {...area} />}
    >
      <Suspense fallback={<PageLoading />}>{children}</Suspense>
    </PageErrorBoundary>
  );
}
