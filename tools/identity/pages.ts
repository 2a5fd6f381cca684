import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '../../shell/build/html';
import { root } from '../parts';
import { type LocalPerson, samplePeople } from './people';

const style = `${readFileSync(join(root, 'shared/ui/tokens.css'), 'utf8')}
body { max-width: 27rem; margin: 1.5rem auto; padding: 0 1rem; font-family: sans-serif }
body, a { background: var(--color-paper); color: var(--color-ink) }
ul { padding: 0; list-style: none }
.person strong, .person span, label { display: block }
.person, input:not([type=checkbox]) { box-sizing: border-box; width: 100%; margin-bottom: 0.5rem }
button, input { min-width: 1.5rem; min-height: 2rem; font: inherit; border: 1px solid var(--color-edge) }
button, input { background: var(--color-raised); color: var(--color-ink) }
`;
const styleHash = createHash('sha256').update(style).digest('base64');

/**
 * Policy of the pages. Browsers also check redirects after a form against `form-action`, so it
 * must include the site.
 */
export const policyOf = (site: string): string =>
  `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self' ${site}; base-uri 'none'; frame-ancestors 'none'`;

const mark = 'Local sign-in: stands in for Google on this computer';

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title} – local sign-in</title>
<style>${style}</style>
</head>
<body><main><p class="mark">${mark}</p>${body}</main></body>
</html>`;
}

const choice = (person: LocalPerson): string => {
  const [name, email, about] = [person.name, person.email, person.about ?? ''].map(escapeHtml);
  return `<li><button class="person" name="person" value="${email}"><strong>${name}</strong><span>${email}${about && `, ${about}`}</span></button></li>`;
};

interface Asked {
  /** Target of the forms. */
  action: string;
  /** The email address that the site suggested. */
  hint?: string;
  problem?: string;
}

/** The page to choose a sample person or enter a name and address. */
export function choosePage({ action, hint = '', problem }: Asked): string {
  return page(
    'Choose who you are',
    `<h1>Choose who you are</h1>
<p class="muted">Nobody here exists, and no password is asked for.</p>
<h2 id="samples">Sample people</h2>
<form method="post" action="${escapeHtml(action)}" aria-labelledby="samples"><ul>${samplePeople.map(choice).join('')}</ul></form>
<h2 id="other">Someone else</h2>
${problem ? `<p role="alert" id="problem">${escapeHtml(problem)}</p>` : ''}
<form method="post" action="${escapeHtml(action)}" aria-labelledby="other" autocomplete="off">
<label for="email">E-mail</label>
<input id="email" name="email" type="email" required maxlength="254" value="${escapeHtml(hint)}">
<label for="name">Name</label>
<input id="name" name="name" maxlength="120">
<label class="check"><input type="checkbox" name="verified" value="yes" checked> The address is verified</label>
<button class="main">Sign in</button>
</form>
<form class="cancel" method="post" action="${escapeHtml(action)}"><button name="cancel" value="yes">Cancel</button></form>`,
  );
}

export function problemPage(site: string, problem: string): string {
  return page(
    'This did not work',
    `<h1>This did not work</h1><p>${escapeHtml(problem)}</p><p><a href="${escapeHtml(site)}">Back to the site</a></p>`,
  );
}
