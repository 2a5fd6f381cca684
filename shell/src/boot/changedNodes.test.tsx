import { act } from '@testing-library/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { tolerateChangedNodes } from './changedNodes';

let turn: (isOpen: boolean) => void;

/** Texts that come and go before and after other children. */
function Page() {
  const [isOpen, setOpen] = useState(true);
  turn = setOpen;
  return (
    <p>
      {isOpen && 'Open. '}
      <b>Nominations</b>
      {!isOpen && <i>closed</i>}
      {isOpen ? ' until May' : null} and later
    </p>
  );
}

const changes = {
  replaced: (text: ChildNode, outer: HTMLElement) => {
    outer.textContent = text.nodeValue;
    text.replaceWith(outer);
  },
  wrapped: (text: ChildNode, outer: HTMLElement) => {
    text.replaceWith(outer);
    outer.append(text);
  },
  removed: (text: ChildNode) => text.remove(),
};

function textsIn(root: Node): ChildNode[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: ChildNode[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as ChildNode);
  return found;
}

const original = Object.getOwnPropertyDescriptors(Node.prototype);
beforeEach(tolerateChangedNodes);
afterEach(() => void Object.defineProperties(Node.prototype, original));

test.each(Object.entries(changes))('a page whose texts were %s goes on', (_, change) => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  act(() => root.render(<Page />));
  for (const isOpen of [false, true, false]) {
    for (const text of textsIn(container)) change(text, document.createElement('font'));
    act(() => turn(isOpen));
    expect(container.querySelector('i')?.textContent).toBe(isOpen ? undefined : 'closed');
  }
  act(() => root.unmount());
  expect(container.childNodes).toHaveLength(0);
  container.remove();
});

test('a wrapped text is removed where it is, and what comes before it stays before it', () => {
  const paragraph = document.createElement('p');
  paragraph.innerHTML = '<font>wrapped</font>';
  const wrapped = paragraph.firstChild?.firstChild as ChildNode;
  paragraph.insertBefore(document.createTextNode('first '), wrapped);
  expect(paragraph.textContent).toBe('first wrapped');
  paragraph.removeChild(wrapped);
  expect(paragraph.textContent).toBe('first ');
});

test('removing a node of somebody else still throws', () => {
  const [one, other] = ['p', 'p'].map((name) => document.createElement(name));
  other?.append('text');
  expect(() => one?.removeChild(other?.firstChild as ChildNode)).toThrow('not a child');
});

/** A counter, a state and an error message, as React renders them beside other words. */
function Changing({ count, why }: { count: number; why?: string }) {
  return (
    <p>
      You have {count} entries, {count > 1 ? 'all' : <b>the only one</b>} open. {why}
    </p>
  );
}

const translations = {
  'each by a replacement': (texts: ChildNode[]) => {
    for (const text of texts) {
      const font = document.createElement('font');
      font.textContent = `\u00ab${text.nodeValue}\u00bb`;
      text.replaceWith(font);
    }
  },
  'each beside its translation': (texts: ChildNode[]) => {
    for (const text of texts) {
      const font = document.createElement('font');
      font.textContent = `\u00ab${text.nodeValue}\u00bb`;
      text.before(font);
      text.remove();
    }
  },
  'as one sentence': ([first, ...texts]: ChildNode[]) => {
    const font = document.createElement('font');
    font.textContent = `\u00ab${[first, ...texts].map((text) => text?.nodeValue).join('')}\u00bb`;
    first?.replaceWith(font);
    for (const text of texts) text.remove();
  },
};

test.each(Object.entries(translations))(
  'words that change after they were translated (%s) are shown, and the old ones go (FORM-010)',
  async (_, translate) => {
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container);
    const show = (page: React.ReactNode) => act(async () => root.render(page));
    const words = () => container.textContent?.replace(/[\u00ab\u00bb]/g, '');
    const translateAll = () => act(async () => translate(textsIn(container)));
    await show(<Changing count={3} />);
    await translateAll();
    await show(<Changing count={2} why="Choose one." />);
    expect(words()).toBe('You have 2 entries, all open. Choose one.');
    await translateAll();
    await show(<Changing count={1} why="Choose it." />);
    expect(words()).toBe('You have 1 entries, the only one open. Choose it.');
    await show(<Changing count={4} />);
    expect(words()).toBe('You have 4 entries, all open. ');
    act(() => root.unmount());
    container.remove();
  },
);
