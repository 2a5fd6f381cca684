import type { Metrics } from '../../platform/metrics/metrics';
import type { Uploads } from './uploads/commands';

type Measured = Pick<Uploads, 'documents' | 'uploads' | 'spareBytes' | 'unfinishedBytes'>;

/** Measures the room that uploads take and what of it is allowed. */
export function measureDocuments(
  { documents, uploads, spareBytes, unfinishedBytes }: Measured,
  metrics: Metrics,
): void {
  const unclaimed = 'documents that no submission has claimed';
  metrics.gauge({
    name: 'meritum_documents_spare_bytes',
    help: `Size of ${unclaimed}`,
    read: () => documents.spareBytes(),
  });
  metrics.gauge({
    name: 'meritum_documents_spare_limit_bytes',
    help: `Largest allowed size of ${unclaimed}; beyond it uploads are refused`,
    read: () => spareBytes,
  });
  metrics.gauge({
    name: 'meritum_uploads_unfinished_bytes',
    help: 'Size reserved by uploads that are still arriving',
    read: () => uploads.reservedBytes(),
  });
  metrics.gauge({
    name: 'meritum_uploads_unfinished_limit_bytes',
    help: 'Largest allowed size of uploads that are still arriving',
    read: () => unfinishedBytes,
  });
}
