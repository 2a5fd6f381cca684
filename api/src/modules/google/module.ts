import { defineModule, needs } from '../../module-kit/define-module';
import type { Identities } from '../identity/context';
import { attemptsStore } from './attempts-store';
import { googleProvider } from './provider';
import { googleRoutes } from './routes';

interface Needs {
  identities: Identities;
  allocate(): Promise<unknown>;
}

/** Signing in with Google, or another OpenID provider in its place. */
export const googleModule = defineModule({
  name: 'google',
  stores: { attempts: attemptsStore },
  mails: [],
  deps: needs<Needs>(),
  start({ stores: { attempts }, deps: { identities, allocate }, platform: { config } }) {
    const context = {
      identities,
      allocate,
      attempts,
      provider: config.google && googleProvider(config.google),
      publicOrigin: config.publicOrigin,
    };
    return {
      api: {},
      commands: {},
      routes: [(app) => googleRoutes(app, context)],
      upkeep: [],
      personalData: {},
    };
  },
});
