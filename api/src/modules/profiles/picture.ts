import { createHash } from 'node:crypto';
import { limits, profilePictureSide, profilePictureTypes } from '@meritum/shared/contracts/limits';
import { fileTypeFromBuffer } from 'file-type';
import PQueue from 'p-queue';
import { DomainError } from '../../platform/errors/domain-error';
import { openSharp } from '../../platform/pictures/open-sharp';
import { pictureUnreadable } from './errors';
import type { Picture } from './profile';

/** 36 million: more than any browser sends, and few enough to decode. */
const maxPixels = 6_000 ** 2;
const quality = 82;
const maxSeconds = 10;

/** Drawing a picture takes up to 150 MB, and a thread that passwords are hashed in. */
const turns = new PQueue({ concurrency: 1 });

const isAccepted = (mime: string | undefined): boolean =>
  profilePictureTypes.some((type) => type === mime);

/**
 * Redraws a picture as a square JPEG, one at a time. Only pixels of the file are kept, so neither
 * metadata nor hidden data behind them.
 * @throws invalid-argument for anything but a JPEG, PNG or WebP of at most 36 million pixels,
 * before its pixels are read, payload-too-large
 */
export async function drawPicture(sent: Buffer): Promise<Picture> {
  if (sent.length > limits.profilePictureBytes)
    throw new DomainError('payload-too-large', 'The picture is too large. Choose a smaller one.');
  // Checks the first bytes, so that other decoders, above all SVG's, never see the file.
  const type = await fileTypeFromBuffer(sent).catch(() => undefined);
  if (!isAccepted(type?.mime)) throw pictureUnreadable();
  const jpeg = await turns.add(() => squareOf(sent));
  return { jpeg: jpeg.toString('base64'), hash: createHash('sha256').update(jpeg).digest('hex') };
}

async function squareOf(sent: Buffer): Promise<Buffer> {
  const sharp = await openSharp();
  const read = sharp(sent, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 });
  const side = profilePictureSide;
  return read
    .autoOrient()
    .resize(side, side, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality, chromaSubsampling: '4:4:4' })
    .timeout({ seconds: maxSeconds })
    .toBuffer()
    .catch(() => {
      throw pictureUnreadable();
    });
}
