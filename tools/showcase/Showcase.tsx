import { Container } from '@meritum/shared/ui/Container';
import { Mark } from '@meritum/shared/ui/Mark';
import { PageHeader } from '@meritum/shared/ui/PageHeader';
import { Section } from '@meritum/shared/ui/Section';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { Toaster } from '@meritum/shared/ui/Toaster';
import { Actions } from './Actions';
import { Disclosure } from './Disclosure';
import { Feedback } from './Feedback';
import { Files } from './Files';
import { Forms } from './Forms';
import { Foundations } from './Foundations';
import { People } from './People';
import { SchemeSwitch } from './SchemeSwitch';
import styles from './Showcase.module.css';

const chapters = [
  { id: 'foundations', heading: 'Foundations', content: <Foundations /> },
  { id: 'actions', heading: 'Actions and links', content: <Actions /> },
  { id: 'forms', heading: 'Forms', content: <Forms /> },
  { id: 'files', heading: 'Files', content: <Files /> },
  { id: 'feedback', heading: 'Feedback', content: <Feedback /> },
  { id: 'disclosure', heading: 'Progress and disclosure', content: <Disclosure /> },
  { id: 'people', heading: 'Medals, people, pictures', content: <People /> },
] as const;

/** Every component of the design system in every state, on one page. */
export function Showcase() {
  return (
    <>
      <header className={styles.bar}>
        <Container className={styles.barContent}>
          <Mark size={40} className={styles.mark} />
          <nav aria-label="Chapters" className={styles.chapters}>
            {chapters.map(({ id, heading }) => (
              <TextLink key={id} href={`#${id}`}>
                {heading}
              </TextLink>
            ))}
          </nav>
          <SchemeSwitch />
        </Container>
      </header>
      <main>
        <PageHeader
          eyebrow="Design system"
          title="The parts that every page is made of"
          lead="Each component in each of its states, in both colour schemes. What is not on this page does not exist yet."
        />
        {chapters.map(({ id, heading, content }, index) => (
          <Section
            key={id}
            id={id}
            eyebrow={`Chapter ${index + 1}`}
            heading={heading}
            tone={index % 2 === 0 ? 'raised' : 'paper'}
          >
            <div className={styles.chapter}>{content}</div>
          </Section>
        ))}
        <Section tone="tint" eyebrow="Tone" heading="A section on the tint of the accent">
          <p>For a band that should be noticed without being loud.</p>
        </Section>
        <Section tone="ink" eyebrow="Tone" heading="A section on ink">
          <div className={styles.chapter}>
            <p>Everything in it takes the dark scheme, whatever the page around it does.</p>
            <Actions />
          </div>
        </Section>
      </main>
      <Toaster />
    </>
  );
}
