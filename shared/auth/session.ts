import { SessionStore } from './SessionStore';
import { browserTabs } from './tabs';

export type { SessionState } from './SessionStore';

/** The one session of the page: a federated singleton, see federation/singletons.ts. */
export const session = new SessionStore(browserTabs());
