import { defineModule, needs } from '../../module-kit/define-module';
import { attemptsStore } from './attempts-store';
import type { GoogleSignIns } from './commands';
import { googleProvider } from './provider';
import { googleRoutes } from './routes';

/** Sign-in with Google, or with another OpenID provider. */
export const googleModule = defineModule({
  name: 'google',
  stores: { attempts: attemptsStore },
  mails: [],
  deps: needs<GoogleSignIns['deps']>(),
  start({ stores, deps, platform }) {
    const { google } = platform.config;
    const provider = google && googleProvider(google);
    const context: GoogleSignIns = { stores, deps, platform, provider };
    return {
      api: {},
      commands: {},
      routes: [(app) => googleRoutes(app, context)],
      upkeep: [],
      personalData: {},
    };
  },
});
