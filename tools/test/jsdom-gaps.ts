import { webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';

/** Browser features that jsdom lacks. */
Object.assign(globalThis, { TextEncoder, TextDecoder });
if (!globalThis.crypto.subtle)
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle });
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= NoObserver;
Object.assign(globalThis, { IntersectionObserver: NoObserver, PublicKeyCredential: {} });
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
window.scrollTo = () => {};
window.matchMedia ??= () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
const read = (blob: Blob, as: 'readAsText' | 'readAsArrayBuffer') =>
  new Promise<FileReader['result']>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(reader.error);
    reader[as](blob);
  });
Blob.prototype.text ??= async function text(this: Blob) {
  return String(await read(this, 'readAsText'));
};
Blob.prototype.arrayBuffer ??= async function arrayBuffer(this: Blob) {
  return (await read(this, 'readAsArrayBuffer')) as ArrayBuffer;
};

/**
 * jsdom matches its whole default style sheet for each requested style, which takes a sixth of
 * these tests' time. They load no other sheet, so elements with the same properties listed here
 * have the same style.
 */
const computed = window.getComputedStyle.bind(window);
const styles = new Map<string, CSSStyleDeclaration>();
window.getComputedStyle = (element) => {
  const listed = ['hidden', 'type', 'open'].map((name) => element.getAttribute(name));
  for (let at: Element | null = element; at; at = at.parentElement)
    if (at.hasAttribute('style')) listed.push(at.getAttribute('style'));
  const key = JSON.stringify([element.localName, ...listed]);
  const style = styles.get(key) ?? computed(element);
  styles.set(key, style);
  return style;
};

/** jsdom searches the page once for each label of each field; queries by label read all of them. */
const labelable = 'button, input:not([type="hidden"]), meter, output, progress, select, textarea';
for (const element of [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement])
  Object.defineProperty(element.prototype, 'labels', {
    get(this: HTMLElement) {
      return [...document.querySelectorAll('label')].filter((label) =>
        label.htmlFor ? label.htmlFor === this.id : label.querySelector(labelable) === this,
      );
    },
  });
