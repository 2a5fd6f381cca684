import { register } from '@meritum/shared/federation/register';

/** The judge portal: below `/tech-judging`. */
export const { contractVersion, routes, contracts } = register('mf-judging', [
  { path: '', load: () => import('./pages/JudgePage').then((m) => m.JudgePage) },
]);
