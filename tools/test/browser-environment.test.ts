/** @jest-environment ./test/browser-environment.cjs */

const shown = (element: Element) => {
  const { display, visibility } = getComputedStyle(element);
  return [display, visibility];
};

test('a style is computed anew whenever the page has changed', () => {
  document.body.innerHTML = '<main><p id="p">Text</p></main>';
  const [main, paragraph] = [document.querySelector('main'), document.querySelector('p')];
  if (!main || !paragraph) throw new Error('The page has both');
  const seen = [shown(paragraph)];
  const changes = [
    () => main.style.setProperty('visibility', 'hidden'),
    () => main.removeAttribute('style'),
    () =>
      document.head.append(Object.assign(document.createElement('style'), { textContent: rule })),
    () => paragraph.classList.add('away'),
    () => paragraph.classList.remove('away'),
    () => document.querySelector('style')?.remove(),
  ];
  const rule = '.away { display: none } #p { visibility: collapse }';
  for (const change of changes) {
    change();
    seen.push([...shown(paragraph)]);
  }
  expect(seen).toEqual([
    ['block', 'visible'],
    ['block', 'hidden'],
    ['block', 'visible'],
    ['block', 'collapse'],
    ['none', 'collapse'],
    ['block', 'collapse'],
    ['block', 'visible'],
  ]);
});

test('elements have what the style sheet of browsers says of their names', () => {
  const displays = { div: 'block', li: 'list-item', td: 'table-cell', script: 'none' };
  const seen = Object.keys(displays).map((name) => {
    const element = document.body.appendChild(document.createElement(name));
    return [name, getComputedStyle(element).display];
  });
  expect(Object.fromEntries(seen)).toEqual(displays);
  const dialog = document.body.appendChild(document.createElement('dialog'));
  const closed = getComputedStyle(dialog).display;
  dialog.setAttribute('open', '');
  expect([closed, getComputedStyle(dialog).display]).toEqual(['none', '']);
});
