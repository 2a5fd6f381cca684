import { createHash } from 'node:crypto';
import { SignedData } from '@peculiar/asn1-cms';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import {
  id_ct_tstInfo,
  MessageImprint,
  PKIStatus,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from '@peculiar/asn1-tsp';
import { AlgorithmIdentifier } from '@peculiar/asn1-x509';
import { signerOf } from './signer';

/** What an authority is asked to stamp. */
export interface StampQuestion {
  /** The text; the authority is sent its SHA-256 alone. */
  text: string;
  /** Bytes of a positive number that nobody else has used, so that an old reply is no answer. */
  nonce: Buffer;
}

/** A time-stamping authority's word that a text existed. */
export interface TimeStamp {
  /** RFC 3161's TimeStampToken: DER in base64. */
  token: string;
  /** The authority's time. */
  at: Date;
  /** The authority's name in its certificate. */
  by: string;
}

/** Why there is no time stamp, in a sentence. */
export class NoTimeStamp extends Error {
  override name = 'NoTimeStamp';
}

const sha256 = '2.16.840.1.101.3.4.2.1';

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Returns the request (RFC 3161, 2.4.1) in DER, which asks for the certificates too. */
export function stampRequest({ text, nonce }: StampQuestion): Buffer {
  const messageImprint = new MessageImprint({
    hashAlgorithm: new AlgorithmIdentifier({ algorithm: sha256, parameters: null }),
    hashedMessage: new OctetString(digestOf(text)),
  });
  const request = new TimeStampReq({
    messageImprint,
    nonce: Uint8Array.from(nonce).buffer,
    certReq: true,
  });
  return Buffer.from(AsnConvert.serialize(request));
}

function parsed(reply: Uint8Array) {
  try {
    const { status, timeStampToken } = AsnConvert.parse(reply, TimeStampResp);
    const signed = timeStampToken && AsnConvert.parse(timeStampToken.content, SignedData);
    const { eContentType, eContent } = signed?.encapContentInfo ?? {};
    const content = eContentType === id_ct_tstInfo ? eContent?.single : undefined;
    return {
      status: status.status,
      token: timeStampToken && AsnConvert.serialize(timeStampToken),
      info: content && AsnConvert.parse(content.buffer, TSTInfo),
      by: signed && signerOf(signed),
    };
  } catch {
    throw new NoTimeStamp('The reply cannot be read.');
  }
}

const isOf = ({ messageImprint }: TSTInfo, text: string): boolean =>
  messageImprint.hashAlgorithm.algorithm === sha256 &&
  digestOf(text).equals(Buffer.from(messageImprint.hashedMessage.buffer));

/**
 * Reads the authority's reply (RFC 3161, 2.4.2). Its signature is checked against a certificate
 * in it, so that what is kept can be verified; whether the certificate is to be trusted is for
 * those who verify. Throws {@link NoTimeStamp} if it is no answer to the question.
 */
export function stampIn(reply: Uint8Array, { text, nonce }: StampQuestion): TimeStamp {
  const { status, token, info, by } = parsed(reply);
  if (status !== PKIStatus.granted && status !== PKIStatus.grantedWithMods)
    throw new NoTimeStamp(`The authority refused, with status ${status}.`);
  if (!token || !info) throw new NoTimeStamp('The reply has no time stamp.');
  if (!isOf(info, text)) throw new NoTimeStamp('The time stamp is of something else.');
  if (!info.nonce || !nonce.equals(Buffer.from(info.nonce)))
    throw new NoTimeStamp('The time stamp is not for this request.');
  if (by === undefined)
    throw new NoTimeStamp('The time stamp has no signature that fits a certificate in it.');
  return { token: Buffer.from(token).toString('base64'), at: info.genTime, by };
}
