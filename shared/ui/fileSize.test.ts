/** @jest-environment node */
import { fileSize } from './fileSize';

test.each([
  [0, '0 bytes'],
  [900, '900 bytes'],
  [2048, '2 KB'],
  [1_572_864, '1.5 MB'],
  [10_485_760, '10 MB'],
])('%i bytes are written as %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
