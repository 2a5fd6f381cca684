import { site } from '@meritum/shared/programme/site';
import { PageHeader } from '@meritum/shared/ui/PageHeader';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { Reading, type ReadingProps } from '../../features/reading/Reading';

/** The date of both legal texts (LEGAL-001, LEGAL-002). */
const lastUpdated = 'May 14, 2025';

interface LegalPageProps extends Pick<ReadingProps, 'children'> {
  title: string;
  lead: string;
}

export function LegalPage({ title, lead, children }: LegalPageProps) {
  return (
    <>
      <PageHeader eyebrow={`Last updated ${lastUpdated}`} title={title} lead={lead} />
      <Reading numbered>{children}</Reading>
    </>
  );
}

export function SupportLink() {
  return <TextLink href={`mailto:${site.supportEmail}`}>{site.supportEmail}</TextLink>;
}
