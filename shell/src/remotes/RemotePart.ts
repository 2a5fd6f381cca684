import { type RemoteName, remoteNames } from '@meritum/shared/programme/routes';
import { Loading } from './Loading';
import { loadFrom, type Part } from './Part';
import { type PageRoute, pageRoutes, pagesAt } from './pageRoutes';
import { whenAnswering } from './recovery';
import { fetchRoutes, remoteAnswers } from './registry';

const missing = {
  title: 'This part is unavailable',
  lead: 'It cannot be reached at the moment. The rest of the site works as usual. This page will return automatically.',
};

/** A remote as the shell sees it: routes and availability. */
export class RemotePart implements Part {
  readonly missing = missing;
  private readonly routes: Loading<readonly PageRoute[]>;
  private held: { address: string; routes: Loading<readonly PageRoute[]> } | undefined;

  constructor(
    readonly name: RemoteName,
    fetch: () => ReturnType<typeof fetchRoutes> = () => fetchRoutes(name),
  ) {
    this.routes = new Loading(async () => pageRoutes(name, await loadFrom(name, fetch)));
  }

  at(address: string): Loading<readonly PageRoute[]> {
    return this.held?.address === address ? this.held.routes : this.routes;
  }

  answers(): Promise<boolean> {
    return remoteAnswers(this.name);
  }

  forget(): void {
    this.routes.forget();
  }

  /** Loads the routes and every page that is rendered at an address. */
  async loadAt(address: string): Promise<readonly PageRoute[]> {
    const routes = await this.routes.load();
    await Promise.all(pagesAt(this.name, routes, address).map((page) => page.load()));
    return routes;
  }

  /** Waits for the remote without limit, because an error must not replace a prerendered page. */
  hold(address: string): Promise<readonly PageRoute[]> {
    const routes = new Loading(() => this.loadInTheEnd(address));
    this.held = { address, routes };
    return routes.load();
  }

  private async loadInTheEnd(address: string): Promise<readonly PageRoute[]> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await this.loadAt(address);
      } catch {
        this.forget();
        const answers = () => this.answers();
        await new Promise<void>((back) => whenAnswering(answers, back, attempt));
      }
    }
  }
}

/** All remotes, each loaded on first use. */
export const remoteParts = Object.fromEntries(
  remoteNames.map((name) => [name, new RemotePart(name)]),
) as Record<RemoteName, RemotePart>;
