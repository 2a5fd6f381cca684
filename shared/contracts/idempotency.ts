/** Request header by which repeated submissions of one form become a single nomination. */
export const idempotencyKeyHeader = 'idempotency-key';
