import { act } from '@testing-library/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { tolerateChangedNodes } from './changedNodes';

let turn: (isOpen: boolean) => void;

/** Texts that come and go beside other children, before and behind them. */
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

const { removeChild, insertBefore } = Node.prototype;
beforeEach(tolerateChangedNodes);
afterEach(() => void Object.assign(Node.prototype, { removeChild, insertBefore }));

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
