/** A chosen file that was changed or deleted since, which browsers cannot read. */
export function vanishedFile(name = 'evidence.pdf', bytes = 4): File {
  const unread = () => Promise.reject(new DOMException('', 'NotReadableError'));
  const file = new File(['%PDF'], name, { type: 'application/pdf' });
  return Object.defineProperties(file, {
    size: { value: bytes },
    slice: { value: () => Object.assign(new Blob(), { arrayBuffer: unread, text: unread }) },
    text: { value: unread },
    arrayBuffer: { value: unread },
  });
}
