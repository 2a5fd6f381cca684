import { Navigate, useLocation, useParams } from '@meritum/shared/router';
import { consolePath } from '../../features/console/screens';

/** Leads from an earlier address to the page of the nomination. */
export function ToNomination() {
  const { nominationId = '' } = useParams();
  const { search } = useLocation();
  return <Navigate to={`${consolePath('nominations', nominationId)}${search}`} replace />;
}
