import type { ProfileState, ProfileText } from '@meritum/shared/contracts/profiles';
import type { WithPendingAuditEntries } from '../../module-kit/audit-trail';
import type { WithPendingMails } from '../../module-kit/pending-mails';

/** A picture as this server drew it. */
export interface Picture {
  /** In base64. */
  jpeg: string;
  /** SHA-256 of the JPEG. */
  hash: string;
}

/** The visible content of a profile. */
export interface ProfileContent extends Pick<ProfileText, 'citation' | 'links'> {
  picture?: Picture;
}

/** A winner's profile with its pictures: one document, so that one write removes all of it. */
export interface Profile extends WithPendingMails, WithPendingAuditEntries {
  /** The id of its recognition. */
  _id: string;
  revision: number;
  owner: string;
  /** The last part of its address, unique among profiles. */
  slug: string;
  /** The owner's last saved version; nobody else writes it. */
  own: ProfileContent;
  mayFeature: boolean;
  /** When `own` was offered for approval. */
  offeredAt?: Date;
  /** The approved version, which is public. */
  published?: ProfileContent;
  /** Why `own` was refused. */
  refusal?: string;
  withdrawnAt?: Date;
  /** When an organiser picked it for the featured winners. */
  featuredAt?: Date;
  /** Its number among the featured ones; unique, so that there are never more than the limit. */
  featuredIndex?: number;
}

export const notFeatured = { featuredAt: undefined, featuredIndex: undefined };

const sameContent = (one: ProfileContent, other: ProfileContent): boolean =>
  one.citation === other.citation &&
  JSON.stringify(one.links) === JSON.stringify(other.links) &&
  one.picture?.hash === other.picture?.hash;

/** The state of the owner's last saved version. */
export function stateOf({
  own,
  offeredAt,
  refusal,
  published,
  withdrawnAt,
}: Pick<Profile, 'own' | 'offeredAt' | 'refusal' | 'published' | 'withdrawnAt'>): ProfileState {
  if (offeredAt) return 'offered';
  if (refusal !== undefined) return 'refused';
  if (published && sameContent(own, published)) return 'published';
  return withdrawnAt && !published ? 'withdrawn' : 'draft';
}

/** Whether there is anything to publish. */
export const isEmpty = ({ citation, links, picture }: ProfileContent): boolean =>
  citation === '' && links.length === 0 && !picture;
