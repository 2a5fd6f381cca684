/** The part of autocannon that the benchmark uses; the package brings no types. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  export interface Client extends EventEmitter {
    setHeaders(headers: Record<string, string>): void;
  }

  export interface Options {
    url: string;
    method: string;
    headers: Record<string, string>;
    connections: number;
    /** Total number of requests. */
    amount: number;
    /** Timeout of a request in seconds. */
    timeout: number;
    setupClient(client: Client): void;
  }

  export interface Result {
    errors: number;
    timeouts: number;
  }

  export default function autocannon(
    options: Options,
    done: (error: Error | null, result: Result) => void,
  ): EventEmitter;
}
