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
Object.assign(globalThis, { IntersectionObserver: NoObserver });
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
window.scrollTo = () => {};
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
