/**
 * Keeps React running when translation or an extension has replaced or wrapped its text nodes:
 * removing one, or inserting before it, throws and takes the whole page down
 * (https://github.com/facebook/react/issues/11538).
 */
export function tolerateChangedNodes(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const parent = this.contains(child) ? child.parentNode : this;
    return child.parentNode ? (removeChild.call(parent, child) as T) : child;
  };
  Node.prototype.insertBefore = function <T extends Node>(node: T, before: Node | null): T {
    let next = before;
    while (next && next.parentNode !== this) next = next.parentNode;
    return insertBefore.call(this, node, next) as T;
  };
}
