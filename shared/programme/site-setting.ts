import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));
const socialLinks = z.strictObject({ professionalNetwork: z.url(), microblog: z.url() });

const members = z.partial(
  z.strictObject({
    productName: text,
    awardName: text,
    origin: z.url({ abort: true }).check(z.refine((value) => new URL(value).origin === value)),
    supportEmail: z.email(),
    socialLinks,
    signatory: z.strictObject({ name: text, role: text }),
    analytics: z.string().check(z.regex(/^\/\w[\w./-]*$/)),
  }),
);

/** The faults of a value of `MERITUM_SITE`, in a line that names each wrong member; or null. */
export function problemOfSite(given: string | undefined): string | null {
  let value: unknown;
  try {
    value = JSON.parse(given || '{}');
  } catch {
    return 'MERITUM_SITE must be JSON such as {"origin":"https://awards.example"}';
  }
  const { error } = members.safeParse(value);
  if (!error) return null;
  const wrong = error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : issue.path.join('.') || 'the whole',
  );
  return `MERITUM_SITE takes ${Object.keys(members.shape).join(', ')}; wrong: ${wrong.join(', ')}`;
}
