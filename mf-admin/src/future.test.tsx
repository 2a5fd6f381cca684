import { pagesOf, testInTheFuture } from '@meritum/shared/testing/future';
import { contracts } from './register';

testInTheFuture(pagesOf(contracts?.[2]?.routes));
