import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { RemotesFile } from '@meritum/shared/federation/contract';
import type { InlineSources } from '@meritum/shared/federation/prerender';
import { portalPrefixOf } from '@meritum/shared/programme/routes';
import sirv from 'sirv';
import {
  cacheControlOf,
  headersOf,
  immutablePath,
  policyFor,
  remoteHeaders,
  revalidate,
} from './headers';

export interface StaticSite {
  dist: string;
  /** The shell serves pages, a remote only files, for any origin. */
  kind: 'shell' | 'remote';
  /** Replaces the `/remotes.json` of the shell's build. */
  remotes?: RemotesFile;
}

type Handler = (req: IncomingMessage, res: ServerResponse) => void;

/** Written last by each build. */
const buildMark = '.build.json';

/** Identifies a build; the time alone is not enough on a file system with a coarse clock. */
function buildIn(dist: string): string | undefined {
  if (!existsSync(dist)) return undefined;
  const mark = statSync(join(dist, buildMark), { throwIfNoEntry: false });
  return mark ? `${mark.ino} ${mark.mtimeMs} ${mark.size}` : 'none';
}

const pathOf = (req: IncomingMessage) => (req.url ?? '/').split('?', 1)[0] ?? '/';

/** The not-found page; unknown winners have their own. */
const notFoundFileOf = (path: string) =>
  path.startsWith('/featured-winner/') ? '.winner-404.html' : '404.html';

function notFoundBody({ dist, kind }: StaticSite, name: string): Buffer | string {
  const file = join(dist, name);
  return kind === 'shell' && existsSync(file) ? readFileSync(file) : 'Not found\n';
}

/**
 * The right address for one copied with a full stop, a bracket or invisible characters; undefined
 * if there is none. Never another site's (`//evil.example.`), and never a mailed link's, whose
 * token would be lost.
 */
function meantBy(url: string): string | undefined {
  if (/%23(token|for)(=|%3D)/i.test(url)) return undefined;
  const [path = '', ...query] = url.split('?');
  const [meant = ''] = /^.*[\w/-]/.exec(path.replace(/%[\da-f]{2}/gi, '')) ?? [];
  if (meant === path || !/^\/[\w-]/.test(meant)) return undefined;
  return [meant, ...query].join('?');
}

/** OPEN-050: an unknown path is answered with status 404, by the shell with its not-found page. */
function answerNotFound(site: StaticSite): Handler {
  const bodies = new Map(
    ['404.html', '.winner-404.html'].map((name) => [name, notFoundBody(site, name)]),
  );
  return (req, res) => {
    const meant = site.kind === 'shell' ? meantBy(req.url ?? '') : undefined;
    if (meant) return void res.writeHead(302, { location: meant, 'content-length': 0 }).end();
    const body = bodies.get(notFoundFileOf(pathOf(req))) ?? '';
    const type = site.kind === 'shell' ? 'text/html;charset=utf-8' : 'text/plain;charset=utf-8';
    res.setHeader('content-type', type);
    res.setHeader('cache-control', revalidate);
    res.setHeader('content-length', body.length);
    res.writeHead(404).end(body);
  };
}

/**
 * The path of the served page. Each portal has one document, because only the portal knows its
 * pages. A name with a content hash is never a page, so that a missing script gives 404.
 */
const pagePathOf = (path: string): string | undefined =>
  immutablePath.test(path) ? undefined : portalPrefixOf(path);

/** The inline sources of a build's pages, if listed. */
function inlineIn(dist: string): InlineSources | undefined {
  const file = join(dist, '.inline.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as InlineSources) : undefined;
}

/** Serves one build. Lists its files once. */
function serveBuild(site: StaticSite): Handler {
  const notFound = answerNotFound(site);
  const inline = inlineIn(site.dist);
  const files = sirv(site.dist, { etag: true, brotli: true, gzip: true, extensions: ['html'] });
  return (req, res) => {
    setHeaders(res, pathOf(req), headersFor(pathOf(req), site, inline));
    const portal = site.kind === 'shell' ? pagePathOf(pathOf(req)) : undefined;
    if (portal) {
      req.url = portal;
      return files(req, res, () => notFound(req, res));
    }
    // A page has one address: its route, not its file.
    if (pathOf(req).endsWith('.html')) return notFound(req, res);
    return files(req, res, () => notFound(req, res));
  };
}

const answerMissing: Handler = (_, res) => {
  res.setHeader('cache-control', revalidate);
  res.setHeader('content-type', 'text/plain;charset=utf-8');
  res.writeHead(503, { 'retry-after': '2' }).end('Not available at the moment\n');
};

/** Serves the current build, and switches to a new one once it is complete. */
function serveNewest(site: StaticSite): Handler {
  let served: string | undefined;
  let serve = answerMissing;
  return (req, res) => {
    const build = buildIn(site.dist);
    if (build !== served) {
      serve = build === undefined ? answerMissing : serveBuild(site);
      served = build;
    }
    serve(req, res);
  };
}

/** Headers of a remote's files, or of a page with its inline sources. */
function headersFor(path: string, { kind, remotes }: StaticSite, inline?: InlineSources) {
  if (kind === 'remote') return remoteHeaders;
  const headers = headersOf(path, inline);
  const addresses = Object.values(remotes ?? {}).map(({ integrity }) => integrity);
  const policy = policyFor(headers['content-security-policy'] ?? '', addresses);
  return { ...headers, 'content-security-policy': policy };
}

function setHeaders(res: ServerResponse, path: string, headers: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
  res.setHeader('cache-control', cacheControlOf(path));
}

export function staticHandler(site: StaticSite): Handler {
  const serve = serveNewest(site);
  const remotes = site.remotes && JSON.stringify(site.remotes);
  return (req, res) => {
    const path = pathOf(req);
    setHeaders(res, path, headersFor(path, site));
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, { allow: 'GET, HEAD' }).end();
    } else if (remotes && path === '/remotes.json') {
      res.writeHead(200, { 'content-type': 'application/json' }).end(remotes);
    } else serve(req, res);
  };
}
