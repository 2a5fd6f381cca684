import type { MongoClient } from 'mongodb';
import type { Metrics } from '../metrics/metrics';

/** Measures the database's commands by their name, never by what they hold. */
export function measureCommands(client: MongoClient, metrics: Metrics): void {
  if (!metrics.scrape) return;
  const took = metrics.durations({
    name: 'meritum_database_command_duration_seconds',
    help: 'Time until the database answered, by command and outcome',
    labels: ['command', 'outcome'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2],
  });
  client.on('commandSucceeded', ({ commandName: command, duration }) =>
    took({ command, outcome: 'succeeded' }, duration / 1_000),
  );
  client.on('commandFailed', ({ commandName: command, duration }) =>
    took({ command, outcome: 'failed' }, duration / 1_000),
  );
}
