import type { ComposedMail } from '../compose';

/** Takes a mail out of our hands. */
export interface Transport {
  /** Resolves once somebody else is answerable for the mail. */
  send(mail: ComposedMail): Promise<void>;
}
