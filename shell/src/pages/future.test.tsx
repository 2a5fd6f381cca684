import { testInTheFuture } from '@meritum/shared/testing/future';
import { ownPages } from './ownPages';

testInTheFuture(
  Object.entries(ownPages).map(([path, page]) => ({ path, route: path, load: () => page.load() })),
);
