import type { Metrics } from '../../platform/metrics/metrics';
import type { Passwords } from './passwords';

/** Measures the pool of threads in which this process hashes passwords. */
export function measureHashing({ load }: Pick<Passwords, 'load'>, metrics: Metrics): void {
  metrics.gauge({
    name: 'meritum_password_hashes_running',
    help: 'Passwords that are being hashed',
    read: () => load().running,
  });
  metrics.gauge({
    name: 'meritum_password_hashes_waiting',
    help: 'Passwords that wait to be hashed; sign-ins are refused when too many wait',
    read: () => load().waiting,
  });
}
