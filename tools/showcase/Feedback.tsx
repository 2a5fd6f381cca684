import { Badge } from '@meritum/shared/ui/Badge';
import { Button } from '@meritum/shared/ui/Button';
import { ButtonLink } from '@meritum/shared/ui/ButtonLink';
import { Card } from '@meritum/shared/ui/Card';
import { EmptyState } from '@meritum/shared/ui/EmptyState';
import { Icon } from '@meritum/shared/ui/Icon';
import { Notice } from '@meritum/shared/ui/Notice';
import { Skeleton } from '@meritum/shared/ui/Skeleton';
import { Spinner } from '@meritum/shared/ui/Spinner';
import { showToast } from '@meritum/shared/ui/toasts';
import { Specimen } from './Specimen';

const kinds = ['success', 'error', 'info', 'warning'] as const;
const badges = ['neutral', 'success', 'warning', 'danger', 'info', 'accent'] as const;
const text = 'This is what happened, and this is what you can do now.';

export function Feedback() {
  return (
    <>
      <Specimen name="Notice" layout="stack">
        {kinds.map((kind) => (
          <Notice key={kind} kind={kind} title={`A notice of kind ${kind}`}>
            {text}
          </Notice>
        ))}
        <Notice kind="info" action={<Button variant="quiet">Refresh</Button>}>
          Your nomination is being reviewed.
        </Notice>
      </Specimen>
      <Specimen name="Toast">
        {kinds.map((type) => (
          <Button
            key={type}
            variant="secondary"
            onClick={() => showToast({ type, title: `A toast of type ${type}`, text })}
          >
            {`Show ${type}`}
          </Button>
        ))}
        <Button
          variant="secondary"
          onClick={() => showToast({ type: 'info', title: 'This one stays', duration: 0 })}
        >
          Show one that stays
        </Button>
      </Specimen>
      <Specimen name="Badge">
        {badges.map((kind) => (
          <Badge key={kind} kind={kind}>
            {kind === 'accent' ? 'OPEN NOW' : kind}
          </Badge>
        ))}
      </Specimen>
      <Specimen name="Loading" layout="columns">
        <Card>
          <Skeleton shape="circle" />
          <Skeleton lines={3} />
        </Card>
        <Card>
          <Skeleton shape="block" />
        </Card>
        <Spinner label="Loading nomination portal..." />
      </Specimen>
      <Specimen name="Empty state" layout="columns">
        <EmptyState
          icon={<Icon name="medal" size={36} />}
          title="No nomination yet"
          text="Your nomination and its status will be shown here."
          action={<ButtonLink to="/tech-nomination">Submit Nomination</ButtonLink>}
        />
        <EmptyState title="No winners found matching your criteria. Please adjust your filters." />
      </Specimen>
    </>
  );
}
