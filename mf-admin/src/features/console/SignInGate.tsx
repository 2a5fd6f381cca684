import { Container } from '@meritum/shared/ui/Container';
import { PageHeader } from '@meritum/shared/ui/PageHeader';
import { usePageTitle } from '@meritum/shared/ui/usePageTitle';
import type { ReactNode } from 'react';
import styles from './SignInGate.module.css';

/** Shown instead of a screen before sign-in: its heading and the sign-in. */
export function SignInGate({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title);
  return (
    <>
      <PageHeader title={title} lead="For the organisers of the programme." />
      <Container>
        <div className={styles.page}>{children}</div>
      </Container>
    </>
  );
}
