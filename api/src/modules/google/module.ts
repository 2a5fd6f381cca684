import { defineModule } from '../../composition/define-module';
import { byEachProcess } from '../../composition/upkeep';
import { hours } from '../../platform/clock';
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
  start({ stores: { attempts }, config, clock }, { identities, allocate }: Needs) {
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
      upkeep: [
        byEachProcess('removing ended sign-ins at the provider', hours(1), () =>
          attempts.sweep(clock()),
        ),
      ],
      personalData: {},
    };
  },
});
