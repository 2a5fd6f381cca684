import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './DocumentReader.module.css';

interface Props {
  content: Blob;
  name: string;
  onFailed(): void;
}

/** Draws a picture on a canvas, so that only its pixels enter the page. */
export function ImagePage({ content, name, onFailed }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    let left = false;
    const draw = async () => {
      try {
        const picture = await createImageBitmap(content);
        const target = canvas.current;
        if (left || !target) return;
        target.width = picture.width;
        target.height = picture.height;
        target.getContext('2d')?.drawImage(picture, 0, 0);
        picture.close();
      } catch {
        if (!left) fail();
      }
    };
    void draw();
    return () => {
      left = true;
    };
  }, [content]);
  return <canvas ref={canvas} role="img" aria-label={name} className={styles.image} />;
}
