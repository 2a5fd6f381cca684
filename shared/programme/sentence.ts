/** A text of somebody's own as a sentence: with a full stop, unless it ends like one already. */
export const asSentence = (text: string): string =>
  /[.!?…。！？][\u2069"'”’)\]]*$/u.test(text) ? text : `${text}.`;
