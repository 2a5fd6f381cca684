import { Container } from '@meritum/shared/ui/Container';
import { PageHeader } from '@meritum/shared/ui/PageHeader';
import { usePageTitle } from '@meritum/shared/ui/usePageTitle';
import type { ReactNode } from 'react';
import styles from './SignInGate.module.css';

/** What stands in a screen's place before anybody is let in: its heading, and how to get in. */
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
