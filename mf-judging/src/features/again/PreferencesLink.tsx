import { prefixes } from '@meritum/shared/programme/routes';
import { ButtonLink } from '@meritum/shared/ui/ButtonLink';

/** Leads to the page where judges say how much they take on. */
export function PreferencesLink() {
  return (
    <ButtonLink to={`${prefixes['mf-judging']}/record#preferences`}>
      State your employer and how many entries you take on
    </ButtonLink>
  );
}
