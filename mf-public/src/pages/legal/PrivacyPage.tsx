import { LegalPage } from './LegalPage';
import { collection } from './privacy/collection';
import { handling } from './privacy/handling';
import { rights } from './privacy/rights';

const sections = [...collection, ...handling, ...rights];

/** The privacy policy (LEGAL-001, LEGAL-007). */
export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      lead="Which personal data we hold, why, who sees it, and what you can ask of us."
      sections={sections}
    />
  );
}
