import type { App } from './zod/provider';

/** Accepts the form that mail programs post (RFC 8058) and ignores its content. */
export const ignoreForms = (app: App) =>
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    (_, content, done) => {
      content.resume();
      done(null);
    },
  );
