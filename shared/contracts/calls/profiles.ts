import { contest, contestQuery } from '../contests';
import * as profiles from '../profiles';
import { type CallContract, calling, media, nothing, refusals } from './call';

const tag = 'profiles';
const reading = calling({ tag, may: 'signed-in', rate: 'read', refusals });
const writing = calling({ tag, may: 'signed-in', rate: 'write', refusals });
const forEverybody = calling({ tag, may: 'public', rate: 'read' });
const consoleReading = calling({ tag, may: 'admin', rate: 'read' });
const deciding = calling({ tag, may: 'admin', rate: 'write', proof: 'fresh', refusals });

/** Profiles that winners offer, and organisers' decisions about them. */
export const profileCalls = {
  getOwnProfile: reading('GET', '/api/nominations/profile', {
    summary: "The profile of the caller's own award",
    query: contestQuery,
    replies: { 200: profiles.ownProfileReply },
  }),
  saveProfile: writing('POST', '/api/nominations/profile', {
    summary: 'Saves the profile as a draft, or offers it for publication',
    body: profiles.profileRequest,
    replies: { 200: profiles.ownProfileReply },
  }),
  sendProfilePicture: writing('POST', '/api/nominations/profile/picture', {
    rate: 'upload',
    summary: 'Replaces the picture of the draft; it is drawn again without metadata',
    query: contestQuery,
    bytes: true,
    replies: { 200: profiles.ownProfileReply },
    refusals: ['not-found', 'failed-precondition', 'invalid-argument'],
  }),
  getOwnProfilePicture: reading('GET', '/api/nominations/profile/picture', {
    summary: 'The picture of the draft',
    query: contestQuery,
    replies: { 200: media('image/jpeg', 'The picture'), 304: nothing },
  }),
  withdrawProfile: writing('POST', '/api/nominations/profile/withdrawal', {
    summary: 'Takes the profile off the site at once; its draft stays',
    body: contest,
    replies: { 200: profiles.ownProfileReply },
  }),
  getPressKit: reading('GET', '/api/nominations/press-kit.zip', {
    heavy: true,
    summary: "Seals, badge, papers and texts of the caller's own award",
    query: profiles.pressKitQuery,
    replies: { 200: media('application/zip', 'The press kit') },
  }),
  getProfilePage: forEverybody('GET', '/api/winner/:slug', {
    summary: 'The page at /winner/:slug, which a winner chose to publish',
    params: profiles.profileParams,
    replies: { 200: media('text/html', 'The page; 404 without a published profile') },
  }),
  getProfilePicture: forEverybody('GET', '/api/winner/:slug/picture.jpg', {
    summary: 'The picture of a published profile',
    params: profiles.profileParams,
    replies: { 200: media('image/jpeg', 'The picture'), 304: nothing },
    refusals: ['not-found'],
  }),
  getProfileCard: forEverybody('GET', '/api/winner/:slug/card.png', {
    summary: 'The card image of a published profile, for shared links',
    params: profiles.profileParams,
    replies: { 200: media('image/png', 'The card, 1200 x 630'), 304: nothing },
    refusals: ['not-found'],
  }),
  getFeaturedProfiles: forEverybody('GET', '/api/winner', {
    summary: 'Winners with a profile whom organisers picked among those who offered it',
    replies: { 200: profiles.featuredProfilesReply },
  }),
  getPublishedProfiles: forEverybody('GET', '/api/profiles', {
    heavy: true,
    summary: "Which of a season's winners have a published profile, as of the last minute",
    query: profiles.seasonQuery,
    replies: { 200: profiles.publishedProfilesReply },
  }),
  getProfilesSiteMap: forEverybody('GET', '/api/profiles/sitemap.txt', {
    heavy: true,
    summary: 'The addresses of published results and profiles, as a site map',
    replies: { 200: media('text/plain', 'An address a line (sitemaps.org)') },
  }),
  listProfiles: consoleReading('GET', '/api/admin/profiles', {
    summary: 'Profiles that wait for an organiser or are public',
    replies: { 200: profiles.listedProfilesReply },
  }),
  getOfferedPicture: consoleReading('GET', '/api/admin/profiles/:profileId/picture', {
    summary: 'The picture that a winner offers',
    params: profiles.profileIdParams,
    replies: { 200: media('image/jpeg', 'The picture'), 304: nothing },
    refusals: ['not-found'],
  }),
  decideProfile: deciding('POST', '/api/admin/profiles/decision', {
    summary: 'Publishes an offered profile, or refuses it with a reason',
    body: profiles.profileDecision,
    records: ['profile.approved', 'profile.refused'],
    replies: { 200: profiles.listedProfilesReply },
  }),
  featureProfile: deciding('POST', '/api/admin/profiles/featured', {
    summary: 'Picks a winner who offered it for the featured winners, or ends that',
    body: profiles.profileFeature,
    records: ['profile.featured', 'profile.unfeatured'],
    replies: { 200: profiles.listedProfilesReply },
  }),
} as const satisfies Record<string, CallContract>;
