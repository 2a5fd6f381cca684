import { Button } from '@meritum/shared/ui/Button';
import { ButtonLink } from '@meritum/shared/ui/ButtonLink';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { useState } from 'react';
import { Specimen } from './Specimen';

/** As somebody might type it into a form. */
const typed = ['javascript', 'alert(1)'].join(':');

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;

export function Actions() {
  const [busy, setBusy] = useState(false);
  return (
    <>
      <Specimen name="Button">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {`${variant[0]?.toUpperCase()}${variant.slice(1)} action`}
          </Button>
        ))}
        <Button size="l">Large</Button>
      </Specimen>
      <Specimen name="Button, busy and disabled">
        <Button busy={busy} busyLabel="Submitting…" onClick={() => setBusy(true)}>
          Submit nomination
        </Button>
        <Button busy busyLabel="Refreshing..." variant="secondary">
          Refresh
        </Button>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            Not now
          </Button>
        ))}
        <Button variant="quiet" onClick={() => setBusy(false)}>
          Set the first free
        </Button>
      </Specimen>
      <Specimen name="Links">
        <ButtonLink to="/tech-nomination" size="l">
          Nominate
        </ButtonLink>
        <ButtonLink to="/tech-judging" variant="secondary" size="l">
          Become a Judge
        </ButtonLink>
        <TextLink to="/winners">Winners</TextLink>
        <TextLink href="mailto:support@awards.example">Write to us</TextLink>
        <TextLink href="https://example.org" newTab>
          A page elsewhere
        </TextLink>
        <TextLink href={typed}>An address that is no link</TextLink>
      </Specimen>
    </>
  );
}
