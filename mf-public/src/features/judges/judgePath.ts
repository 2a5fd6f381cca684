import { slug } from '@meritum/shared/programme/slug';

/** Address of a judge's page. */
export const judgePath = ({ name }: { name: string }): string => `/judges/${slug(name)}`;
