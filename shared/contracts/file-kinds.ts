import { documentExtension } from './limits';

/** Extensions of pictures; the content decides their kind. */
const pictures = ['jpg', 'jpeg', 'jpe', 'jfif', 'png', 'apng', 'heic', 'heif', 'avif', 'webp'];
const otherPictures = ['gif', 'bmp', 'tif', 'tiff', 'svg', 'psd'];
const documents = ['rtf', 'odt', 'pages', 'txt', 'md', 'html', 'htm', 'xml', 'epub', 'wpd'];
const office = ['xlsx', 'xls', 'ods', 'numbers', 'csv', 'pptx', 'ppt', 'odp', 'key', 'xps'];
const archives = ['zip', 'rar', '7z', 'tar', 'gz', 'bz2'];
const macros = ['docm', 'dotm', 'xlsm', 'pptm'];

/** The extension at the end of a name, in lower case; '' if there is none. */
export function fileExtension(name: string): string {
  return /\.([a-z]\w{0,9})$/i.exec(name.trim())?.[1]?.toLowerCase() ?? '';
}

export const isPictureName = (name: string): boolean =>
  [...pictures, ...otherPictures].includes(fileExtension(name));

/**
 * Whether a file of this name may be sent as a document. Without an extension, and for pictures,
 * whose names are often wrong, the content decides (VAL-011).
 */
export const mayBeDocument = (name: string): boolean =>
  fileExtension(name) === '' || documentExtension(name) !== undefined || isPictureName(name);

const capitals = (extension: string) => extension.toUpperCase();

/**
 * Names the kind of a refused file and a remedy, beside 'File type not supported'.
 * @param extension of its content, or of its name; '' if both are unknown
 */
export function fileAdvice(extension: string): string {
  if (extension === 'heif') return fileAdvice('heic');
  if ([...pictures, ...otherPictures].includes(extension))
    return `This is a picture in the format ${capitals(extension)}. Save it as JPEG or PNG, and choose that.`;
  if ([...documents, ...office].includes(extension))
    return `This is a file in the format ${capitals(extension)}. Save it as PDF, and choose that.`;
  if (archives.includes(extension))
    return `This is an archive (${capitals(extension)}). Put what matters into one PDF, and choose that.`;
  if (macros.includes(extension))
    return 'This is an Office file with macros. Save it as PDF, and choose that.';
  return 'Judges could not open this file. Save it as PDF, or a picture as JPEG or PNG, and choose that.';
}
