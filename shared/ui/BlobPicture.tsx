import { useEffect, useRef } from 'react';

/** The part of a picture that is shown: its left and top edge and the side of a square, in px. */
export interface SquareCut {
  left: number;
  top: number;
  side: number;
}

interface Props {
  /** A picture that only this page has: no address of ours serves it. */
  picture: ImageBitmap | undefined;
  alt: string;
  /** Of the drawn square, in px. */
  side: number;
  /** By default all of it. */
  cut?: SquareCut | undefined;
  className: string | undefined;
}

/** Draws a square cut of a picture. */
export function drawCut(canvas: HTMLCanvasElement, picture: ImageBitmap, cut: SquareCut): void {
  const { left, top, side } = cut;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** A picture from memory. Pages allow pictures of their own site only, which a blob's address is not. */
export function BlobPicture({ picture, alt, side, cut, className }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current || !picture) return;
    const all = { left: 0, top: 0, side: Math.min(picture.width, picture.height) };
    drawCut(canvas.current, picture, cut ?? all);
  }, [picture, cut]);
  const size = { width: side, height: side };
  return <canvas ref={canvas} {...size} role="img" aria-label={alt} className={className} />;
}
