import { readableAddress } from '@meritum/shared/contracts/addresses';
import { TextLink } from '@meritum/shared/ui/TextLink';

/** A LinkedIn profile as a fact. */
export const profileFact = (url: string | null | undefined) => ({
  label: 'LinkedIn',
  value: url && (
    <TextLink href={url} newTab>
      {readableAddress(url)}
    </TextLink>
  ),
});
