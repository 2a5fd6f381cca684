import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { listening } from '../../start/ports';
import { comparedPages } from './pages';

const phone = {
  viewport: { width: 412, height: 823 },
  isMobile: true,
  hasTouch: true,
} as const;

/** The HTML of a fully loaded page with inline styles and without scripts. */
async function snapshot(browser: Browser, address: string): Promise<string> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.evaluate(() => {
      for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
        const style = document.createElement('style');
        style.textContent = [...(link.sheet?.cssRules ?? [])].map((rule) => rule.cssText).join('');
        link.replaceWith(style);
      }
      const scripts = 'script, noscript, link[as=script], link[as=fetch], link[rel=modulepreload]';
      for (const element of document.querySelectorAll(scripts)) element.remove();
    });
    return await page.content();
  } finally {
    await context.close();
  }
}

/** Forwards requests for fonts and pictures to the site. */
function passOn(site: string, req: IncomingMessage, res: ServerResponse): void {
  const headers = { ...req.headers, host: new URL(site).host };
  const onward = request(new URL(req.url ?? '/', site), { headers }, (reply) => {
    res.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(res);
  });
  onward.once('error', () => res.destroy());
  onward.end();
}

/** Serves the compared pages without scripts at the same paths. */
export async function startFloor(site: string, browser: Browser) {
  const pages = new Map<string, Buffer>();
  for (const { path } of comparedPages) {
    pages.set(path, brotliCompressSync(await snapshot(browser, site + path)));
  }
  const server = createServer((req, res) => {
    const page = pages.get(req.url ?? '');
    if (!page) return passOn(site, req, res);
    res.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-encoding': 'br',
      'content-length': page.length,
    });
    res.end(page);
  });
  return {
    address: `http://localhost:${await listening(server)}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
