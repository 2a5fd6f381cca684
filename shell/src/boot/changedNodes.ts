/** What translation shows instead of texts that it has removed, and which those are. */
const shownInstead = new WeakMap<Node, ChildNode>();
const removed = new WeakMap<ChildNode, Node[]>();

/** Translation adds a `font`, which React never renders, and then removes the text beside it. */
function note(records: readonly MutationRecord[]): void {
  let font: Node | undefined;
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    for (const node of addedNodes) if (node.nodeName === 'FONT') font = node;
    if (!font || ![addedNodes[0], previousSibling, nextSibling].includes(font)) continue;
    for (const text of removedNodes) {
      if (text.nodeType !== Node.TEXT_NODE) continue;
      const shown = font as ChildNode;
      shownInstead.set(text, shown);
      removed.set(shown, [...(removed.get(shown) ?? []), text]);
    }
  }
}

/** Puts a text back where its translation is. It is translated again, in its new words. */
function putBack(text: Node | null): void {
  const shown = text?.parentNode ? undefined : text && shownInstead.get(text);
  if (shown?.parentNode) shown.replaceWith(...(removed.get(shown) ?? []));
}

/**
 * Keeps React running when translation or an extension has replaced or wrapped its text nodes:
 * removing one, or inserting before it, throws and takes the whole page down, and the translation of
 * a text that changes would stay (https://github.com/facebook/react/issues/11538).
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
