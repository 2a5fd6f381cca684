import { site } from '@meritum/shared/programme/site';
import { ButtonLink } from '@meritum/shared/ui/ButtonLink';
import { Container } from '@meritum/shared/ui/Container';
import * as design from '@meritum/shared/ui/design.module.css';
import { PageHeader } from '@meritum/shared/ui/PageHeader';
import { useRef } from 'react';
import { FaqPills } from '../../features/faqs/FaqPills';
import { FaqSection } from '../../features/faqs/FaqSection';
import { useFaqView } from '../../features/faqs/useFaqView';
import { useSeasonNow } from '../../features/season/seasonNow';
import styles from './FaqsPage.module.css';

/** The box at the end of the questions (FAQ-011, FAQ-012). */
function StillQuestions() {
  return (
    <aside className={styles.more}>
      <h2 className={design.textXl}>Still have questions?</h2>
      <p>Write to us and tell us what you need to know.</p>
      <p className={styles.address}>{site.supportEmail}</p>
      <ButtonLink href={`mailto:${site.supportEmail}`}>Contact Us</ButtonLink>
    </aside>
  );
}

export function FaqsPage() {
  const season = useSeasonNow();
  const list = useRef<HTMLDivElement>(null);
  const { categories, selected, open, visit } = useFaqView(list);
  return (
    <>
      <PageHeader title="Frequently Asked Questions" />
      <Container className={styles.columns}>
        <div ref={list}>
          <FaqPills selected={selected} />
          {categories.map((faq) => (
            <FaqSection key={`${faq.category} ${visit}`} faq={faq} open={open} season={season} />
          ))}
        </div>
        <StillQuestions />
      </Container>
    </>
  );
}
