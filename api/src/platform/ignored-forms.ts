import type { App } from './zod/provider';

/** Takes the form that a mail program posts (RFC 8058), whose content is ignored. */
export const ignoreForms = (app: App) =>
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    (_, content, done) => {
      content.resume();
      done(null);
    },
  );
