import { type RemoteName, remoteNames } from '@meritum/shared/programme/routes';
import { Loading } from './Loading';
import { loadFrom, type Part } from './Part';
import { type PageRoute, pageRoutes, pagesAt } from './pageRoutes';
import { whenAnswering } from './recovery';
import { fetchRoutes, remoteAnswers } from './registry';

/** What stands where a remote is missing. */
const missing = {
  title: 'This part is unavailable',
  lead: 'It cannot be reached at the moment. The rest of the site works as usual, and this page comes back by itself as soon as it can. Nothing that you typed earlier is lost.',
};

/** A remote as the shell sees it: the routes that it registers, and whether it can be had. */
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

  /** Its routes, for the page at an address. */
  at(address: string): Loading<readonly PageRoute[]> {
    return this.held?.address === address ? this.held.routes : this.routes;
  }

  answers(): Promise<boolean> {
    return remoteAnswers(this.name);
  }

  forget(): void {
    this.routes.forget();
  }

  /** Loads the routes and every page that is drawn at an address. */
  async loadAt(address: string): Promise<readonly PageRoute[]> {
    const routes = await this.routes.load();
    await Promise.all(pagesAt(this.name, routes, address).map((page) => page.load()));
    return routes;
  }

  /**
   * On a prerendered page a remote that cannot be loaded must not replace good content by an error:
   * the page at this address waits for its remote, however long, and stays readable with working
   * links meanwhile. Answers with the routes once everything is there.
   */
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

/** All remotes, none of them loaded before it is asked for. */
export const remoteParts = Object.fromEntries(
  remoteNames.map((name) => [name, new RemotePart(name)]),
) as Record<RemoteName, RemotePart>;
