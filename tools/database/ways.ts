/** How the database came up: by its address, an installed server, a downloaded one, or the embedded one. */
export type Way = 'given' | 'mongod' | 'downloaded' | 'embedded';

/** The ways that bring a server up, in the order in which they are tried. */
export const ORDER = ['mongod', 'downloaded', 'embedded'] as const;

export type StartingWay = (typeof ORDER)[number];

/** A database that answers. */
export interface RunningDatabase {
  /** Connection string for the driver; names no database. */
  uri: string;
  way: Way;
  /** A phrase for a person: what was taken and why. */
  why: string;
  /** The server's process, where this launcher started one. */
  pid?: number;
  /** Settles when the server has ended, with how it did; never for a given one. */
  ended: Promise<string>;
  /** Stops the server gracefully; does nothing to a given one. May be called twice. */
  stop(): Promise<void>;
}

/** What every way is told. */
export interface Setup {
  /** Folder of the data; each kind of server has its own folder in it. */
  dataDir: string;
  /** Folder of what is built or downloaded once and serves any data folder. */
  cacheDir: string;
  env: NodeJS.ProcessEnv;
  log: (line: string) => void;
  /** The port to use if it is free; any free one otherwise. */
  port?: number | undefined;
}

/** This machine doesn't offer the way; the launcher goes on to the next one. */
export class NotAvailable extends Error {}

/** Another server has the data folder open, and answers or is about to close it. */
export class InUse extends Error {
  constructor(
    message: string,
    readonly answers: boolean,
  ) {
    super(message);
  }
}
