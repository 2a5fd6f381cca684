import { awardPicture } from '../programme/seals';
import styles from './Certificate.module.css';

interface CertificateProps {
  /** The id of an award; by default a sample. */
  of?: string;
  alt?: string;
}

/** A certificate, as the server draws it for its winner. */
export const Certificate = ({
  of = 'specimen',
  alt = 'A winner’s certificate',
}: CertificateProps) => (
  <img
    src={awardPicture(of, 'certificate.svg')}
    alt={alt}
    width={842}
    height={596}
    loading="lazy"
    decoding="async"
    className={styles.paper}
  />
);
