import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { classNames } from './classNames';
import { monogramOf } from './monogram';
import styles from './Photo.module.css';
import drawing from './PhotoPlaceholder.module.css';

export type PhotoProps = Omit<ComponentProps<'img'>, 'src' | 'width' | 'height' | 'alt'> & {
  src?: string | undefined;
  alt: string;
  /** Required, in px, so that nothing moves when the picture loads. */
  width: number;
  height: number;
  placeholder?: 'person' | 'picture' | undefined;
  /** Name of the person in the picture, for a monogram as the placeholder. */
  of?: string | undefined;
};

/** A picture, or a drawn placeholder if there is none or it cannot be loaded (ERR-033). */
export function Photo({ src, alt, placeholder = 'picture', of, className, ...rest }: PhotoProps) {
  const image = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<string>();
  const classes = classNames(styles.root, className);

  // On a prerendered page the picture can fail before hydration.
  useEffect(() => {
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0) setBroken(src);
  }, [src]);

  if (!src || broken === src) {
    const { width, height } = rest;
    const size = { width, height };
    return (
      <PhotoPlaceholder alt={alt} name={of} kind={placeholder} className={classes} {...size} />
    );
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

interface PhotoPlaceholderProps {
  kind: 'person' | 'picture';
  /** A person's name, for a monogram instead of the generic drawing. */
  name?: string | undefined;
  alt: string;
  width: number;
  height: number;
  className?: string | undefined;
}

/** A drawing of the same size as the missing picture. */
function PhotoPlaceholder(props: PhotoPlaceholderProps) {
  const { kind, name, alt, width, height, className } = props;
  return (
    <svg
      viewBox="0 0 120 120"
      width={width}
      height={height}
      role="img"
      aria-label={alt}
      aria-hidden={alt ? undefined : true}
      preserveAspectRatio="xMidYMid slice"
      data-placeholder={kind}
      className={classNames(drawing.root, className)}
    >
      {name === undefined ? <Plain kind={kind} /> : <MonogramDrawing name={name} />}
    </svg>
  );
}

function Plain({ kind }: Pick<PhotoPlaceholderProps, 'kind'>) {
  return (
    <>
      <rect x="-240" y="-240" width="600" height="600" className={drawing.ground} />
      {kind === 'person' ? <Person /> : <Picture />}
    </>
  );
}

function Person() {
  return (
    <>
      <circle cx="60" cy="60" r="40" className={drawing.ring} />
      <circle cx="60" cy="49" r="17" className={drawing.shape} />
      <path d="M24 120c1-26 15-41 36-41s35 15 36 41z" className={drawing.shape} />
    </>
  );
}

function Picture() {
  return (
    <>
      <circle cx="86" cy="38" r="9" className={drawing.ring} />
      <path d="M-120 120L26 56l27 31 19-17 168 50z" className={drawing.shape} />
    </>
  );
}

const leaf = 'M60 60C84 42 88 8 60-24C32 8 36 42 60 60Z';

/** Shapes behind the letters, around the middle of the picture. */
const figures = [
  <g key="circles">
    <circle cx="96" cy="24" r="58" />
    <circle cx="96" cy="24" r="34" />
  </g>,
  <g key="leaves">
    <path d={leaf} />
    <path d={leaf} transform="rotate(120 60 60)" />
    <path d={leaf} transform="rotate(240 60 60)" />
  </g>,
  <g key="lines">
    <path d="M-60 20H180V36H-60ZM-60 52H180V60H-60ZM-60 76H180V80H-60Z" />
  </g>,
  <path key="half" d="M60-90V210H240V-90Z" />,
];

/** The initials of a name over an individual drawing, on a square of 120 units. */
function MonogramDrawing({ name }: { name: string }) {
  const { letters, tone, figure, turn } = monogramOf(name);
  return (
    <g data-tone={tone} className={drawing.monogram}>
      <rect x="-240" y="-240" width="600" height="600" className={drawing.field} />
      <g transform={`rotate(${turn} 60 60)`} className={drawing.figure}>
        {figures[figure]}
      </g>
      <text x="60" y="60" dy="0.36em" textAnchor="middle" className={drawing.letters}>
        {letters}
      </text>
    </g>
  );
}
