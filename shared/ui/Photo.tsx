import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { classNames } from './classNames';
import styles from './Photo.module.css';
import { PhotoPlaceholder } from './PhotoPlaceholder';

export type PhotoProps = Omit<ComponentProps<'img'>, 'src' | 'width' | 'height' | 'alt'> & {
  src?: string | undefined;
  alt: string;
  /** Required, in px, so that nothing moves when the picture loads. */
  width: number;
  height: number;
  placeholder?: 'person' | 'picture' | undefined;
  /** Whose picture it is; the placeholder is then their monogram. */
  of?: string | undefined;
};

/** A picture, or a drawn placeholder if there is none or it cannot be loaded (ERR-033). */
export function Photo({ src, alt, placeholder = 'picture', of, className, ...rest }: PhotoProps) {
  const image = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<string>();
  const classes = classNames(styles.root, className);

  // On a prerendered page the picture may have failed before hydration.
  useEffect(() => {
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0) setBroken(src);
  }, [src]);

  if (!src || broken === src) {
    const { width, height } = rest;
    const drawing = { alt, width, height, name: of, kind: placeholder, className: classes };
    return <PhotoPlaceholder {...drawing} />;
  }
  return (
    <img
      loading="lazy"
      decoding="async"
      {...rest}
      ref={image}
      src={src}
      alt={alt}
      onError={() => setBroken(src)}
      className={classes}
    />
  );
}
