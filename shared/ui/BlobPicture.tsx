import { useEffect, useRef } from 'react';

/** The visible part of a picture: its left and top edge and the side of a square, in px. */
export interface SquareCut {
  left: number;
  top: number;
  side: number;
}

interface Props {
  /** A picture in this page's memory, without an address. */
  picture: ImageBitmap | undefined;
  alt: string;
  /** The side of the drawn square, in px. */
  side: number;
  /** The whole picture by default. */
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

/** Draws a picture from memory: the policy forbids blob addresses. */
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
