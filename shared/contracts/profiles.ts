import * as z from 'zod/mini';
import { contest, contestNames, contestQuery, instant, seasonId } from './contests';
import { copiedPart } from './copied-part';
import { limits } from './limits';
import { httpsAddress } from './links';
import { paperQuery } from './papers';
import { reasonGiven } from './reason';
import { revision } from './revisions';
import { asLine, asTrimmedText, atMost, withoutLost } from './texts';
import { tierNames } from './tiers';

/** The page of a profile at `/winner/:slug`. */
export const profilePath = (slug: string): string => `/winner/${slug}`;

const profileLink = z.strictObject({
  label: z
    .string()
    .check(asLine(), z.minLength(1, 'Enter a label'), atMost(limits.profileLabelCharacters)),
  url: httpsAddress.check(atMost(limits.profileLinkCharacters)),
});
export type ProfileLink = z.infer<typeof profileLink>;

/** A winner's text about their work, and links to more. */
const profileText = z.strictObject({
  citation: z
    .string()
    .check(asTrimmedText(), atMost(limits.profileCitationCharacters), withoutLost()),
  links: z
    .array(profileLink)
    .check(z.maxLength(limits.profileLinks, `Use at most ${limits.profileLinks} links`)),
  /** Whether they agree to be among the featured winners. */
  mayFeature: z.boolean(),
});
export type ProfileText = z.infer<typeof profileText>;

export const profileRequest = z.strictObject({
  ...contest.shape,
  ...profileText.shape,
  keepPicture: z.boolean(),
  /** True asks an organiser to publish it; otherwise it stays a draft. */
  offer: z.boolean(),
});
export type ProfileRequest = z.infer<typeof profileRequest>;

/**
 * State of the last saved profile: private, waiting for approval, public, refused, or withdrawn. A
 * public profile stays public while a later text waits.
 */
const profileStates = ['draft', 'offered', 'published', 'refused', 'withdrawn'] as const;
export type ProfileState = (typeof profileStates)[number];

/** A profile as its owner sees it. */
const ownProfile = z.object({
  ...profileText.shape,
  state: z.enum(profileStates),
  /** Why an organiser refused it. */
  refusal: z.nullable(z.string()),
  /** Changes with the picture; null without one. */
  picture: z.nullable(z.string()),
  /** The path of its public page; null without one. */
  publicPath: z.nullable(z.string()),
  featured: z.boolean(),
});
export type OwnProfile = z.infer<typeof ownProfile>;

/** Reply of `getOwnProfile`; null before the first save. */
export const ownProfileReply = z.object({ profile: z.nullable(ownProfile) });

export const pressKitQuery = z.object({ ...contestQuery.shape, ...paperQuery });

export const profileParams = z.object({
  slug: z.string().check(z.maxLength(200), z.overwrite(copiedPart)),
});

/** A winner who agreed to be featured and whom organisers picked. */
const featuredProfile = z.object({
  slug: z.string(),
  name: z.string(),
  organization: z.string(),
  tier: z.enum(tierNames),
  ...contestNames,
  citation: z.string(),
  /** Address of the picture; null without one. */
  picture: z.nullable(z.string()),
});
export type FeaturedProfile = z.infer<typeof featuredProfile>;

/** Reply of `getFeaturedProfiles`, the latest choice first. */
export const featuredProfilesReply = z.object({ profiles: z.array(featuredProfile) });

export const seasonQuery = z.object({ season: seasonId });

/** Reply of `getPublishedProfiles`; `winner` is the id in the list of winners. */
export const publishedProfilesReply = z.object({
  profiles: z.array(
    z.object({ slug: z.string(), name: z.string(), category: z.string(), winner: z.string() }),
  ),
});
export type PublishedProfilesReply = z.infer<typeof publishedProfilesReply>;
export type PublishedProfile = PublishedProfilesReply['profiles'][number];

const shownText = z.object({
  citation: z.string(),
  links: z.array(z.object({ label: z.string(), url: z.string() })),
  picture: z.nullable(z.string()),
});

/** A profile in the console: its public text, and the waiting one. */
const listedProfile = z.object({
  id: z.string(),
  revision,
  name: z.string(),
  organization: z.string(),
  tier: z.string(),
  ...contestNames,
  offeredAt: z.nullable(instant),
  /** The text that waits for approval; null without one. */
  offered: z.nullable(shownText),
  published: z.nullable(shownText),
  publicPath: z.nullable(z.string()),
  mayFeature: z.boolean(),
  featured: z.boolean(),
});
export type ListedProfile = z.infer<typeof listedProfile>;

/** Reply of `listProfiles`: waiting ones first, the longest wait first. */
export const listedProfilesReply = z.object({ profiles: z.array(listedProfile) });

const profileId = z.string().check(asLine(), z.maxLength(64));

export const profileIdParams = z.object({ profileId });

/** Body of `decideProfile`, about exactly the text that the organiser read. */
export const profileDecision = z.strictObject({
  profileId,
  revision,
  isApproved: z.boolean(),
  /** The reason of a refusal, which the winner reads. */
  reason: reasonGiven,
});
export type ProfileDecision = z.infer<typeof profileDecision>;

export const profileFeature = z.strictObject({
  profileId,
  featured: z.boolean(),
  reason: reasonGiven,
});
export type ProfileFeature = z.infer<typeof profileFeature>;
