import { createHash, verify, X509Certificate } from 'node:crypto';
import type { SignedData, SignerInfo } from '@peculiar/asn1-cms';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import type { Certificate } from '@peculiar/asn1-x509';

/** Hashes by their object identifier; older ones are not accepted. */
const hashes: Readonly<Record<string, string>> = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};

const messageDigest = '1.2.840.113549.1.9.4';

/**
 * The attributes as they are signed: as a set (RFC 5652, 5.4), whose bytes are those of an octet
 * string but for the tag. Undefined unless one of them is the digest of the content.
 */
function signedBytes({ signedAttrs = [] }: SignerInfo, digest: Buffer): Buffer | undefined {
  const [given] = signedAttrs.find(({ attrType }) => attrType === messageDigest)?.attrValues ?? [];
  if (!given || !digest.equals(Buffer.from(AsnConvert.parse(given, OctetString).buffer)))
    return undefined;
  const attributes = signedAttrs.map((one) => Buffer.from(AsnConvert.serialize(one)));
  const bytes = Buffer.from(AsnConvert.serialize(new OctetString(Buffer.concat(attributes))));
  bytes[0] = 0x31;
  return bytes;
}

const subjectName = ({ subject }: X509Certificate): string | undefined =>
  /^CN=(.+)$/m.exec(subject)?.[1] ?? /^O=(.+)$/m.exec(subject)?.[1];

/** The certificate if its key has made the signature; undefined also of keys unknown here. */
function ifSignedBy(certificate: Certificate, hash: string, data: Buffer, signature: Buffer) {
  try {
    const read = new X509Certificate(Buffer.from(AsnConvert.serialize(certificate)));
    return verify(hash, data, read.publicKey, signature) ? read : undefined;
  } catch {
    return undefined;
  }
}

const longestName = 100;

/**
 * Returns the subject of the certificate that verifies the signature, by RSA (PKCS #1, v1.5) or
 * ECDSA. Undefined if none does, or the method is another one.
 */
export function signerOf({ certificates, encapContentInfo, signerInfos }: SignedData) {
  const [info] = signerInfos;
  const content = encapContentInfo.eContent?.single;
  const hash = hashes[info?.digestAlgorithm.algorithm ?? ''];
  if (!info || !content || !hash || signerInfos.length !== 1) return undefined;
  const digest = createHash(hash).update(Buffer.from(content.buffer)).digest();
  const data = signedBytes(info, digest);
  if (!data) return undefined;
  const signature = Buffer.from(info.signature.buffer);
  for (const { certificate } of certificates ?? []) {
    const signer = certificate && ifSignedBy(certificate, hash, data, signature);
    if (signer) return (subjectName(signer) ?? 'an unnamed authority').slice(0, longestName);
  }
  return undefined;
}
