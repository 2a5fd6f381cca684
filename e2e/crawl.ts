import type { Browser, Page } from '@playwright/test';

/** The content of a page's HTML before scripts run. */
async function read(page: Page, path: string) {
  return page.evaluate(async (address) => {
    const reply = await fetch(address);
    if (!reply.ok) throw new Error(`${address} answered ${reply.status}`);
    const served = new DOMParser().parseFromString(await reply.text(), 'text/html');
    const all = (selector: string, attribute: string) =>
      [...served.querySelectorAll(selector)].map((one) => one.getAttribute(attribute) ?? '');
    return {
      path: address,
      title: served.title,
      // The text of its first level-one heading.
      heading: served.querySelector('h1')?.textContent ?? '',
      links: all('a[href]', 'href'),
      // Addresses of its resources: pictures, icons, manifest, scripts and card image.
      files: [
        ...all('img[src]', 'src'),
        ...all('script[src]', 'src'),
        ...all('script[data-app]', 'data-app'),
        ...all('script[data-styles]', 'data-styles'),
        ...all('link[href]:not([rel=canonical])', 'href'),
        ...all('meta[property="og:image"]', 'content').map((image) => new URL(image).pathname),
      ],
      ids: all('[id]', 'id'),
    };
  }, path);
}

export type Document = Awaited<ReturnType<typeof read>>;

/** Fetches every page of the site map. */
export async function crawl(browser: Browser): Promise<Document[]> {
  const baseURL = process.env.E2E_ADDRESS ?? '';
  // Fetches the pages from within one page, which is quicker than opening each. For that the site's
  // content security policy is bypassed.
  const page = await browser.newPage({ baseURL, bypassCSP: true });
  await page.goto('/robots.txt');
  const map = await (await page.request.get('/sitemap.xml')).text();
  const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  const site: Document[] = [];
  for (const address of addresses) site.push(await read(page, new URL(address).pathname));
  await page.close();
  return site;
}
