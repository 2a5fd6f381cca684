import { smtpOptions } from './smtp';

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

test.each([
  [
    'smtp://mail.example',
    { host: 'mail.example', port: 587, secure: false, requireTLS: false, ...timeouts },
  ],
  [
    'smtps://mail.example',
    { host: 'mail.example', port: 465, secure: true, requireTLS: false, ...timeouts },
  ],
  [
    'smtp://us%40er:p%3Aw@mail.example:2525',
    {
      host: 'mail.example',
      port: 2525,
      secure: false,
      requireTLS: true,
      auth: { user: 'us@er', pass: 'p:w' },
      ...timeouts,
    },
  ],
  [
    'smtp://user:pw@localhost:25',
    {
      host: 'localhost',
      port: 25,
      secure: false,
      requireTLS: false,
      auth: { user: 'user', pass: 'pw' },
      ...timeouts,
    },
  ],
])(
  'a password is sent over an encrypted connection or to this machine only: %s',
  (url, options) => {
    expect(smtpOptions(url)).toEqual(options);
  },
);
