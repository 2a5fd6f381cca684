import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import * as react from 'react';

// A wait ends with its condition; the limit is for what hangs, also on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/**
 * React notes with each element where in the code it was made, for its own developer tools, until it
 * has noted many of them. Here it has from the start: that was a tenth of all computing.
 */
const internals = (react as unknown as Record<string, object>)
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
if (!internals || !('recentlyCreatedOwnerStacks' in internals))
  throw new Error('React no longer counts the places where elements were made');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
});
