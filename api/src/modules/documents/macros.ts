import type { DocumentExtension } from '@meritum/shared/contracts/limits';
import { hasStream } from './compound';

/**
 * Whether a Word file holds macros, whatever its extension. Names in an archive are never
 * compressed; compound files have this stream whenever there are macros ([MS-OVBA] 2.2.1).
 */
export function holdsMacros(file: Buffer, extension: DocumentExtension): boolean {
  if (extension === 'doc') return hasStream(file, '_VBA_PROJECT');
  const text = file.toString('latin1').toLowerCase();
  return ['vbaproject.bin', 'vbadata.xml'].some((name) => text.includes(name));
}
