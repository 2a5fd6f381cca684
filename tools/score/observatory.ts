import { limitsFrames, policyScore } from './policy';

/** What the score is of: one answer over TLS. */
export interface Answer {
  /** Names in lower case. */
  headers: Readonly<Record<string, string | undefined>>;
  cookies: readonly string[];
  body: string;
  /** Plain HTTP leads to the same host over TLS, or is not answered. */
  redirects: boolean;
  /** The host stands in the browsers' list of those that are only asked over TLS. */
  preloaded: boolean;
}

export interface Points {
  test: string;
  points: number;
  why: string;
}

export interface Score {
  total: number;
  points: readonly Points[];
}

type Rule = (answer: Answer) => [points: number, why: string];

const halfAYear = 15_552_000;

const cookies: Rule = ({ cookies: all, headers }) => {
  if (all.length === 0) return [0, 'none'];
  const lacking = (attribute: RegExp) => all.some((cookie) => !attribute.test(cookie));
  if (lacking(/;\s*secure/i)) {
    return headers['strict-transport-security'] ? [-5, 'not all Secure'] : [-20, 'not all Secure'];
  }
  if (lacking(/;\s*httponly/i)) return [-30, 'not all HttpOnly'];
  return lacking(/;\s*samesite=(strict|lax)/i) ? [0, 'not all SameSite'] : [5, 'all guarded'];
};

const sharing: Rule = ({ headers }) =>
  headers['access-control-allow-credentials'] === 'true'
    ? [-50, 'with credentials']
    : [0, headers['access-control-allow-origin'] ? 'public' : 'none'];

const redirection: Rule = ({ redirects }) => (redirects ? [0, 'to TLS'] : [-20, 'missing']);

const privateReferrers =
  /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;

const referrer: Rule = ({ headers }) => {
  const policy = headers['referrer-policy'];
  if (!policy) return [0, 'none'];
  return privateReferrers.test(policy) ? [5, policy] : [-5, policy];
};

const transport: Rule = ({ headers, preloaded }) => {
  if (preloaded) return [5, 'preloaded'];
  const seconds = Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1]);
  if (!seconds) return [-20, 'none'];
  return seconds < halfAYear ? [-10, 'less than half a year'] : [0, 'half a year or more'];
};

const integrity: Rule = ({ headers, body }) => {
  if (!headers['content-type']?.startsWith('text/html')) return [0, 'no page'];
  const scripts = [...body.matchAll(/<script\b[^>]*\bsrc="([^"]*)"[^>]*>/g)];
  const foreign = scripts.some(([, address = '']) => /^(https?:)?\/\//.test(address));
  const unchecked = scripts.some(([tag]) => !/\bintegrity="sha/.test(tag));
  if (foreign && unchecked) return [-5, 'others are not checked'];
  if (scripts.length === 0) return [0, 'no scripts'];
  return unchecked ? [0, 'own ones are not checked'] : [5, 'all scripts are checked'];
};

const sniffing: Rule = ({ headers }) =>
  headers['x-content-type-options'] === 'nosniff' ? [0, 'nosniff'] : [-5, 'none'];

const frames: Rule = ({ headers }) => {
  if (limitsFrames(headers['content-security-policy'])) return [5, 'by the policy'];
  return /^(deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '')
    ? [0, 'by X-Frame-Options']
    : [-20, 'none'];
};

const resource: Rule = ({ headers }) => {
  const policy = headers['cross-origin-resource-policy'] ?? '';
  if (/^same-(origin|site)$/.test(policy)) return [10, policy];
  return policy && policy !== 'cross-origin' ? [-5, policy] : [0, policy || 'none'];
};

const rules: Readonly<Record<string, Rule>> = {
  'Content-Security-Policy': ({ headers }) => policyScore(headers['content-security-policy']),
  Cookies: cookies,
  CORS: sharing,
  Redirection: redirection,
  'Referrer-Policy': referrer,
  'Strict-Transport-Security': transport,
  'Subresource integrity': integrity,
  'X-Content-Type-Options': sniffing,
  'X-Frame-Options': frames,
  'Cross-Origin-Resource-Policy': resource,
};

/**
 * The score of an answer by the rules of Mozilla's HTTP Observatory (github.com/mdn/mdn-http-observatory):
 * 100, less what is missing; what is better than asked counts from 90 on.
 */
export function scoreOf(answer: Answer): Score {
  const points = Object.entries(rules).map(([test, rule]) => {
    const [value, why] = rule(answer);
    return { test, points: value, why };
  });
  const sum = (of: readonly Points[]) => of.reduce((total, one) => total + one.points, 0);
  const base = Math.max(0, 100 + sum(points.filter((one) => one.points < 0)));
  const extra = sum(points.filter((one) => one.points > 0));
  return { total: base >= 90 ? base + extra : base, points };
}

/** One line a test, and the sum. */
export function sheet(name: string, { total, points }: Score): string {
  const lines = points.map(
    ({ test, points: value, why }) => `  ${test.padEnd(28)}${String(value).padStart(4)}  ${why}`,
  );
  return [`${name}: ${total}`, ...lines].join('\n');
}
