import { prefetch } from '@meritum/shared/client/prefetch';
import { fetchAhead } from './ahead';

/**
 * Fetches a portal's own files and first public reply while the shell, which is larger, is on its
 * way. Its script element says which.
 */
const { seal = '', prefix, also } = (document.currentScript as HTMLScriptElement).dataset;
const page = location.pathname === prefix ? 'portal' : undefined;
void fetchAhead({ seal, page, files: [] });
if (also) void prefetch(also, { headers: { accept: 'application/json' } });
