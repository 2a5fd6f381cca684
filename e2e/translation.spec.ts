import { expect, test } from './fixtures';
import { openLive, publicScreens } from './public';

/** Changes a page as a browser's translation does: each changed text becomes two elements. */
function translate() {
  const translated = (text: Node) => {
    const parent = text.parentElement;
    if (!parent || !text.nodeValue?.trim() || parent.closest('font, script, style, textarea, svg'))
      return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.append(`\u00ab${text.nodeValue}\u00bb`);
    parent.replaceChild(outer, text);
  };
  const translateIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (walker.nextNode()) found.push(walker.currentNode);
    found.forEach(translated);
  };
  translateIn(document.body);
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) {
        if (node.nodeType === Node.TEXT_NODE) translated(node);
        else translateIn(node);
      }
  }).observe(document.body, { childList: true, subtree: true });
}

/** Follows a link of the page with the site's own router. */
function goTo(path: string) {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}

test('a translated page leads to every other, and no arrival fails (FORM-010)', async ({
  page,
}) => {
  await openLive(page, '/faqs');
  await page.evaluate(translate);
  const portals = ['/tech-nomination', '/tech-judging', '/admin', '/account'];
  for (const path of [...publicScreens, ...portals, '/', '/timeline', '/', '/timeline']) {
    await page.evaluate(goTo, path);
    await expect(page.locator('main h1 font').first(), path).toBeVisible();
    await expect(page.locator('main h1'), path).not.toContainText('Unexpected');
  }
  for (const name of ['Home', 'Timeline', 'Winners', 'Timeline', 'Home']) {
    await page.getByRole('navigation', { name: 'Main' }).getByText(`\u00ab${name}\u00bb`).click();
    await expect(page.locator('main h1 font').first(), name).toBeVisible();
  }
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
});
