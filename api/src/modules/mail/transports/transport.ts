import type { ComposedMail } from '../compose';

/** Hands a mail over for delivery. */
export interface Transport {
  /** Resolves once the receiver is responsible for the mail. */
  send(mail: ComposedMail): Promise<void>;
}
