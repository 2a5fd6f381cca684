/** Request header that makes a repeated submission of the same form one nomination. */
export const idempotencyKeyHeader = 'idempotency-key';
