import { Badge } from '@meritum/shared/ui/Badge';

interface Props {
  organization: string;
  namesEmployer: boolean;
}

/** An organization as it was typed, marked if it names no employer, such as Self-employed. */
export function Organization({ organization, namesEmployer }: Props) {
  if (namesEmployer || organization === '') return organization;
  return (
    <>
      {organization} <Badge kind="neutral">Names no employer</Badge>
    </>
  );
}
