/** Request header that makes repeated submissions of one form a single nomination. */
export const idempotencyKeyHeader = 'idempotency-key';
