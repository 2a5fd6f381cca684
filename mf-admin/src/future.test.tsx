import { pagesOf, testInTheFuture } from '@meritum/shared/testing/future';
import { contracts } from './register';

/** All but the one that leads to another. */
testInTheFuture(
  pagesOf(contracts?.[2]?.routes).filter(({ route }) => route !== '/results/:nominationId'),
);
