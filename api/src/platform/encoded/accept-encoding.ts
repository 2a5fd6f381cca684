/** The supported codings, best first. */
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

/**
 * The content coding that the caller weights highest, our best one among equals (RFC 9110,
 * Accept-Encoding). If nothing is acceptable, identity instead of a refusal.
 */
export function negotiateEncoding(acceptEncoding = ''): ContentCoding {
  const weight = weights(acceptEncoding);
  const weightOf = (coding: ContentCoding) =>
    // Identity is acceptable even if unnamed, with the lowest weight.
    weight.get(coding) ?? weight.get('*') ?? (coding === 'identity' ? 0.0001 : 0);
  const best = codings.reduce((a, b) => (weightOf(b) > weightOf(a) ? b : a));
  return weightOf(best) > 0 ? best : 'identity';
}
