import { ButtonLink } from './ButtonLink';
import { Container } from './Container';
import { PageHeader } from './PageHeader';
import styles from './PageNotFound.module.css';
import { TextLink } from './TextLink';

/** The six links of the page (NF-002). */
const links = [
  { label: 'Home', to: '/' },
  { label: 'Nomination portal', to: '/tech-nomination' },
  { label: 'Judge portal', to: '/tech-judging' },
  { label: 'Winners', to: '/winners' },
  { label: 'FAQs', to: '/faqs' },
  { label: 'About', to: '/about' },
] as const;

interface Props {
  /** The kind of missing thing. */
  missing?: string;
}

/** The not-found page, for an unknown path or an unknown name in a known one (NF, OPEN-036). */
export function PageNotFound({ missing = 'page' }: Props) {
  return (
    <>
      <PageHeader
        eyebrow="Error 404"
        title="Page Not Found"
        lead={`There is no ${missing} at this address. It may have moved, or the address may contain a typo.`}
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
