/** Segments of a JPEG that are needed to draw it: JFIF, colour profiles, Adobe's transform. */
function isDrawn(marker: number, content: Buffer): boolean {
  if (marker === 0xfe) return false;
  if (marker < 0xe1 || marker > 0xef) return true;
  return marker === 0xee || content.toString('latin1', 0, 11) === 'ICC_PROFILE';
}

const exif = 'Exif\0\0';

/** Which way is up, where a camera has noted that (Exif 2.32, tag 0x0112). */
function orientationOf(content: Buffer): number | undefined {
  const tiff = content.subarray(exif.length);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  try {
    const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
    const count = short(directory);
    for (let index = 0; index < count; index++) {
      const entry = directory + 2 + 12 * index;
      if (short(entry) === 0x0112) return short(entry + 8);
    }
  } catch {
    // Cut short: there is none.
  }
  return undefined;
}

/** A segment that says the orientation and nothing else. */
function onlyOrientation(orientation: number): Buffer {
  const segment = Buffer.alloc(36);
  segment.writeUInt16BE(0xffe1, 0);
  segment.writeUInt16BE(34, 2);
  segment.write(exif, 4, 'latin1');
  segment.write('MM\0*\0\0\0\x08', 10, 'latin1');
  segment.writeUInt16BE(1, 18);
  segment.writeUInt16BE(0x0112, 20);
  segment.writeUInt16BE(3, 22);
  segment.writeUInt32BE(1, 24);
  segment.writeUInt16BE(orientation, 28);
  return segment;
}

const startOfScan = 0xda;
const endOfImage = 0xd9;

/** Where the marker after a scan stands, whose data holds restarts and escaped bytes only. */
function markerAfter(file: Buffer, scan: number): number {
  for (let at = file.indexOf(0xff, scan); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return file.length;
}

/**
 * A JPEG without comments, metadata of cameras and programs, and what follows its end; its picture
 * is not touched.
 */
export function cleanJpeg(file: Buffer): Buffer {
  const kept = [file.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= file.length && file[at] === 0xff) {
    const marker = file[at + 1] ?? 0;
    if (marker === endOfImage) return Buffer.concat([...kept, file.subarray(at, at + 2)]);
    const length = file.readUInt16BE(at + 2);
    const end = marker === startOfScan ? markerAfter(file, at + 2 + length) : at + 2 + length;
    const content = file.subarray(at + 4, end);
    if (isDrawn(marker, content)) kept.push(file.subarray(at, end));
    else if (marker === 0xe1 && content.toString('latin1', 0, exif.length) === exif) {
      const orientation = orientationOf(content);
      if (orientation && orientation <= 8) kept.push(onlyOrientation(orientation));
    }
    at = end;
  }
  return Buffer.concat([...kept, file.subarray(at)]);
}

const saysSomething = new Set(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME']);
const signatureBytes = 8;

/** A PNG without texts, Exif and time, and without what follows its end. */
export function cleanPng(file: Buffer): Buffer {
  const kept = [file.subarray(0, signatureBytes)];
  let at = signatureBytes;
  while (at + 12 <= file.length) {
    const end = at + 12 + file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    if (!saysSomething.has(type)) kept.push(file.subarray(at, end));
    at = end;
    if (type === 'IEND') break;
  }
  return Buffer.concat(kept);
}
