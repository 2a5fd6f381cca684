/** A typed text as a sentence: adds a full stop, unless it ends with a sentence's end. */
export const asSentence = (text: string): string =>
  /[.!?…。！？][\u2069"'”’)\]]*$/u.test(text) ? text : `${text}.`;
