import { notFound } from '../../platform/errors/domain-error';

export const noDeadLetter = () => notFound('There is no undelivered mail with this key.');

export const noSuchMail = () => notFound('There is no such mail.');
