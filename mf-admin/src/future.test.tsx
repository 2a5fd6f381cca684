import { pagesOf, testInTheFuture } from '@meritum/shared/testing/future';
import { routes } from './register';

testInTheFuture(pagesOf(routes));
