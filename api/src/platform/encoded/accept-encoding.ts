import { memoize } from '../memoize';

/** The codings that we offer, best first. */
const codings = ['br', 'gzip', 'identity'] as const;
export type ContentCoding = (typeof codings)[number];

function weights(acceptEncoding: string): Map<string, number> {
  return new Map(
    acceptEncoding.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, weight ? Number(weight.slice(2)) || 0 : 1] as const;
    }),
  );
}

function chosen(acceptEncoding: string): ContentCoding {
  const weight = weights(acceptEncoding);
  const weightOf = (coding: ContentCoding) =>
    // Unnamed, plain is acceptable but wanted less than whatever was named.
    weight.get(coding) ?? weight.get('*') ?? (coding === 'identity' ? 0.0001 : 0);
  const best = codings.reduce((a, b) => (weightOf(b) > weightOf(a) ? b : a));
  return weightOf(best) > 0 ? best : 'identity';
}

/** Browsers ask in a handful of ways. */
const remembering = memoize(100, chosen);

/**
 * The coding that the caller weighs highest, ours first among equals (RFC 9110, Accept-Encoding).
 * Plain where nothing is accepted: a body that can be read beats a refusal.
 */
export const negotiateEncoding = (acceptEncoding: string | undefined): ContentCoding =>
  acceptEncoding ? remembering(acceptEncoding) : 'identity';
