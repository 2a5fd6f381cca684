import { pagesOf, testInTheFuture } from '@meritum/shared/testing/future';
import { contracts } from './register';
import { fakeMotion } from './testing/page';

beforeEach(() => fakeMotion());

testInTheFuture(pagesOf(contracts?.[2]?.routes));
