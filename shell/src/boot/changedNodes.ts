/** For each translated text, its group: the `font` that shows the translation, then the texts. */
const groups = new WeakMap<Node, ChildNode[]>();

/** Translation adds a `font`, which React never renders, and then removes the text beside it. */
function note(records: readonly MutationRecord[]): void {
  let font: Node | undefined;
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    for (const node of addedNodes) if (node.nodeName === 'FONT') font = node;
    if (!font || ![addedNodes[0], previousSibling, nextSibling].includes(font)) continue;
    const group = groups.get(font) ?? [font as ChildNode];
    groups.set(font, group);
    for (const text of removedNodes)
      if (text.nodeType === Node.TEXT_NODE) {
        group.push(text as ChildNode);
        groups.set(text, group);
      }
  }
}

/** Replaces a translation by its text, so that the browser translates the new words. */
function putBack(text: Node | null): void {
  const [font, ...texts] = (text && !text.parentNode && groups.get(text)) || [];
  if (font?.parentNode) font.replaceWith(...texts);
}

/**
 * Keeps React running when translation or an extension has replaced or wrapped text nodes.
 * Otherwise removing one, or inserting before it, throws and removes the whole page, and a changed
 * text keeps its old translation (https://github.com/facebook/react/issues/11538).
 */
export function tolerateChangedNodes(): void {
  const { removeChild, insertBefore } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  new MutationObserver(note).observe(document, { childList: true, subtree: true });
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    putBack(child);
    const parent = this.contains(child) ? child.parentNode : this;
    return child.parentNode ? (removeChild.call(parent, child) as T) : child;
  };
  Node.prototype.insertBefore = function <T extends Node>(node: T, before: Node | null): T {
    putBack(before);
    let next = before;
    while (next && next.parentNode !== this) next = next.parentNode;
    return insertBefore.call(this, node, next) as T;
  };
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, text: string | null) {
      putBack(this);
      nodeValue?.set?.call(this, text);
    },
  });
}
