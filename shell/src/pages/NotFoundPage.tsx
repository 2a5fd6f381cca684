import { ButtonLink } from '@meritum/shared/ui/ButtonLink';
import { Container } from '@meritum/shared/ui/Container';
import { PageHeader } from '@meritum/shared/ui/PageHeader';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { usePageTitle } from '@meritum/shared/ui/usePageTitle';
import styles from './NotFoundPage.module.css';

/** The six links of the page (NF-002). */
const links = [
  { label: 'Home', to: '/' },
  { label: 'Nomination portal', to: '/tech-nomination' },
  { label: 'Judge portal', to: '/tech-judging' },
  { label: 'Winners', to: '/winners' },
  { label: 'FAQs', to: '/faqs' },
  { label: 'About', to: '/about' },
] as const;

/** Shown for every path outside the route table, with HTTP status 404 (NF, OPEN-050). */
export function NotFoundPage() {
  usePageTitle('Page Not Found');
  return (
    <>
      <PageHeader
        eyebrow="Error 404"
        title="Page Not Found"
        lead="There is no page at this address. It may have moved, or the address has a slip in it."
        actions={
          <>
            <ButtonLink to="/">Back to Home</ButtonLink>
            <ButtonLink to="/tech-nomination" variant="secondary">
              Submit Nomination
            </ButtonLink>
          </>
        }
      />
      <Container>
        <nav className={styles.links} aria-label="Where to go from here">
          <h2>You may be looking for</h2>
          <ul>
            {links.map(({ label, to }) => (
              <li key={to}>
                <TextLink to={to}>{label}</TextLink>
              </li>
            ))}
          </ul>
        </nav>
      </Container>
    </>
  );
}
