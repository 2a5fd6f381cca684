import { site } from '@meritum/shared/programme/site';
import { TextLink } from '@meritum/shared/ui/TextLink';

/** The support address as a mail link. */
export function SupportLink() {
  return <TextLink href={`mailto:${site.supportEmail}`}>{site.supportEmail}</TextLink>;
}
