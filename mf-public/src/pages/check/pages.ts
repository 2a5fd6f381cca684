/** Pages with checks, in one chunk: they share most of their code. */
export { VerifyPage } from '../verify/VerifyPage';
export { CheckPage } from './CheckPage';
