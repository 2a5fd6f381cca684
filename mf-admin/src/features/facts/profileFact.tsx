import { readableAddress } from '@meritum/shared/contracts/addresses';
import { TextLink } from '@meritum/shared/ui/TextLink';

/** A profile on LinkedIn, as a fact. */
export const profileFact = (url: string | null | undefined) => ({
  label: 'LinkedIn',
  value: url && (
    <TextLink href={url} newTab>
      {readableAddress(url)}
    </TextLink>
  ),
});
