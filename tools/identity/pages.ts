import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../parts';
import { Html, html } from './html';
import { type LocalPerson, samplePeople } from './people';

const style = readFileSync(join(root, 'tools/identity/pages.css'), 'utf8');
const styleHash = createHash('sha256').update(style).digest('base64');

/**
 * Policy of the pages. A browser also holds the redirects that follow a submitted form against
 * `form-action`, so the site that sent the person here must stand in it.
 */
export const policyOf = (site: string): string =>
  `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self' ${site}; base-uri 'none'; frame-ancestors 'none'`;

const mark = 'Local sign-in: stands in for Google on this computer';

function page(title: string, body: Html): string {
  return html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title} – local sign-in</title>
<style>${new Html(style)}</style>
</head>
<body><main><p class="mark">${mark}</p>${body}</main></body>
</html>`.text;
}

const choice = ({ name, email, about }: LocalPerson): Html =>
  html`<li><button class="person" name="person" value="${email}"><strong>${name}</strong><span>${email}${about ? `, ${about}` : ''}</span></button></li>`;

interface Asked {
  /** Where the forms are sent. */
  action: string;
  /** The address that the site suggested. */
  hint?: string;
  /** What was wrong with the last answer. */
  problem?: string;
}

/** Who is to be signed in: one of the sample people, or anybody by name and address. */
export function choosePage({ action, hint = '', problem }: Asked): string {
  return page(
    'Choose who you are',
    html`<h1>Choose who you are</h1>
<p class="muted">Nobody here exists, and no password is asked for.</p>
<h2 id="samples">Sample people</h2>
<form method="post" action="${action}" aria-labelledby="samples"><ul>${samplePeople.map(choice)}</ul></form>
<h2 id="other">Somebody else</h2>
${problem ? html`<p role="alert" id="problem">${problem}</p>` : ''}
<form method="post" action="${action}" aria-labelledby="other" autocomplete="off">
<label for="email">E-mail</label>
<input id="email" name="email" type="email" required maxlength="254" value="${hint}">
<label for="name">Name</label>
<input id="name" name="name" maxlength="120">
<label class="check"><input type="checkbox" name="verified" value="yes" checked> The address is verified</label>
<button class="main">Sign in</button>
</form>
<form class="cancel" method="post" action="${action}"><button name="cancel" value="yes">Cancel</button></form>`,
  );
}

/** Something is wrong with the request that led here. */
export function problemPage(site: string, problem: string): string {
  return page(
    'This did not work',
    html`<h1>This did not work</h1><p>${problem}</p><p><a href="${site}">Back to the site</a></p>`,
  );
}
