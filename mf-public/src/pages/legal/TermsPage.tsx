import { LegalPage } from './LegalPage';
import { general } from './terms/general';
import { judging } from './terms/judging';
import { nominations } from './terms/nominations';

const sections = [...nominations, ...judging, ...general];

/** The terms of use (LEGAL-002 to LEGAL-007). */
export function TermsPage() {
  return (
    <LegalPage
      title="Terms of Use"
      lead="The rules for everybody who nominates, judges or reads here."
      sections={sections}
    />
  );
}
