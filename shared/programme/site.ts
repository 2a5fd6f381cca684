/** The names and addresses that an operator can change (OPEN-001, OPEN-002). */
export interface Site {
  productName: string;
  awardName: string;
  /** Origin of the public site without a trailing slash, for canonical addresses. */
  origin: string;
  supportEmail: string;
  socialLinks: { professionalNetwork: string; microblog: string };
  /** The signatory of certificates and letters; without one they have no signature. */
  signatory: { name: string; role: string } | undefined;
  /** Path on this origin that receives the opened parts of the site; none by default (D84). */
  analytics: string | undefined;
}

const defaults: Site = {
  productName: 'Meritum Awards',
  awardName: 'Tech Excellence',
  origin: 'https://awards.example',
  supportEmail: 'support@awards.example',
  socialLinks: {
    professionalNetwork: 'https://www.linkedin.com/company/meritum-awards-example',
    microblog: 'https://x.com/meritum_example',
  },
  signatory: undefined,
  analytics: undefined,
};

/** Node's own, or replaced in browser builds. */
declare const process: { env: { MERITUM_SITE?: string | undefined } };

/**
 * The only place that names the product and its award.
 * `MERITUM_SITE` is a JSON object that overrides the defaults: browser builds replace the
 * expression with its value, the API and the tools read the environment.
 */
export const site: Site = { ...defaults, ...JSON.parse(process.env.MERITUM_SITE || '{}') };

/**
 * The two addresses whose accounts become admins once confirmed (PERM-008, D39), unless the API's
 * ADMIN_EMAILS names others. They receive no mail: a real programme sets its own.
 */
export const adminEmails = ['admin@awards.example', 'programme@awards.example'] as const;

/** Returns the document title, with the product name appended unless it already ends with it (D16). */
export function documentTitle(title: string): string {
  return title.endsWith(site.productName) ? title : `${title} - ${site.productName}`;
}

/** The fixed project title of a nomination (NOM-029). */
export const projectTitle = `${site.productName} Nomination - ${site.awardName}`;
