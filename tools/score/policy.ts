type Policy = ReadonlyMap<string, readonly string[]>;

const broad = [
  '*',
  'http:',
  'https:',
  'ftp:',
  'http://*',
  'https://*',
  'http://*.*',
  'https://*.*',
];
const inline = ["'unsafe-inline'", 'data:'];

/** Directives of a content security policy; the first of a name counts. */
export function policyOf(header: string): Policy {
  const policy = new Map<string, string[]>();
  for (const part of header.split(';')) {
    const [name = '', ...sources] = part.trim().toLowerCase().split(/\s+/);
    if (name && !policy.has(name)) policy.set(name, sources);
  }
  return policy;
}

/** Sources of a directive, or of what stands in for it; everything where neither is said. */
const sourcesOf = (policy: Policy, name: string): readonly string[] =>
  policy.get(name) ?? policy.get('default-src') ?? ['*'];

const has = (sources: readonly string[], unwanted: readonly string[]) =>
  sources.some((source) => unwanted.includes(source));

/** `'unsafe-inline'` is without effect beside a hash or a nonce. */
const effective = (sources: readonly string[]) =>
  sources.some((source) => /^'(sha(256|384|512)|nonce)-/.test(source))
    ? sources.filter((source) => source !== "'unsafe-inline'")
    : sources;

const isInsecure = (source: string) => /^(http|ftp):/.test(source);

/** Points for a content security policy, and why. */
export function policyScore(header: string | undefined): [points: number, why: string] {
  if (!header) return [-25, 'no policy'];
  const policy = policyOf(header);
  const scripts = effective(sourcesOf(policy, 'script-src'));
  const styles = effective(sourcesOf(policy, 'style-src'));
  if (has(scripts, [...broad, ...inline]) || has(sourcesOf(policy, 'object-src'), broad)) {
    return [-20, 'scripts or objects are hardly limited'];
  }
  const passive = ['img-src', 'media-src'];
  const active = [...policy].filter(([name]) => !passive.includes(name));
  if (active.some(([, sources]) => sources.some(isInsecure))) return [-20, 'http sources'];
  if (has([...scripts, ...styles], ["'unsafe-eval'"])) return [-10, 'text may become code'];
  if (passive.some((name) => sourcesOf(policy, name).some(isInsecure))) return [-10, 'http images'];
  if (has(styles, [...broad, ...inline])) return [0, 'inline styles are allowed'];
  const fallback = policy.get('default-src');
  if (fallback?.length === 1 && fallback[0] === "'none'") return [10, "default-src 'none'"];
  return [5, 'nothing unsafe'];
}

/** Whether a policy says who may frame the page, and not everybody. */
export function limitsFrames(header: string | undefined): boolean {
  const ancestors = header && policyOf(header).get('frame-ancestors');
  return Boolean(ancestors) && !has(ancestors || [], broad);
}
