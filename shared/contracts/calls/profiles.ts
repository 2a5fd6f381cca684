import { contestQuery } from '../contests';
import {
  featuredProfilesReply,
  listedProfilesReply,
  ownProfileReply,
  pressKitQuery,
  profileDecision,
  profileFeature,
  profileIdParams,
  profileParams,
  profileRequest,
  profileWithdrawal,
  publishedProfilesReply,
  seasonQuery,
} from '../profiles';
import { type CallContract, calling, media, nothing } from './call';

const tag = 'profiles';
const reading = calling({ tag, may: 'signed-in', rate: 'read' });
const writing = calling({ tag, may: 'signed-in', rate: 'write' });
const forEverybody = calling({ tag, may: 'public', rate: 'read' });
const consoleReading = calling({ tag, may: 'admin', rate: 'read' });
const deciding = calling({ tag, may: 'admin', rate: 'write' });

/** What winners choose to publish of themselves, and who looks at it before. */
export const profileCalls = {
  getOwnProfile: {
    ...reading('GET', '/api/nominations/profile'),
    summary: "The profile of the caller's own award",
    query: contestQuery,
    replies: { 200: ownProfileReply },
    refusals: ['not-found', 'failed-precondition'],
  },
  saveProfile: {
    ...writing('PUT', '/api/nominations/profile'),
    summary: 'Saves the profile as a draft, or offers it for publication',
    body: profileRequest,
    replies: { 200: ownProfileReply },
    refusals: ['not-found', 'failed-precondition'],
  },
  sendProfilePicture: {
    ...calling({ tag, may: 'signed-in', rate: 'upload' })(
      'PUT',
      '/api/nominations/profile/picture',
    ),
    summary: 'Replaces the picture of the draft; it is drawn again without metadata',
    query: contestQuery,
    bytes: true,
    replies: { 200: ownProfileReply },
    refusals: ['not-found', 'failed-precondition', 'invalid-argument'],
  },
  getOwnProfilePicture: {
    ...reading('GET', '/api/nominations/profile/picture'),
    summary: 'The picture of the draft',
    query: contestQuery,
    replies: { 200: media('image/jpeg', 'The picture') },
    refusals: ['not-found', 'failed-precondition'],
  },
  withdrawProfile: {
    ...writing('POST', '/api/nominations/profile/withdrawal'),
    summary: 'Takes the profile off the site at once; its draft stays',
    body: profileWithdrawal,
    replies: { 200: ownProfileReply },
    refusals: ['not-found', 'failed-precondition'],
  },
  getPressKit: {
    ...reading('GET', '/api/nominations/press-kit.zip'),
    heavy: true,
    summary: "Seals, badge, papers and texts of the caller's own award",
    query: pressKitQuery,
    replies: { 200: media('application/zip', 'The press kit') },
    refusals: ['not-found', 'failed-precondition'],
  },
  getProfilePage: {
    ...forEverybody('GET', '/api/winner/:slug'),
    summary: 'The page at /winner/:slug, which a winner chose to publish',
    params: profileParams,
    replies: { 200: media('text/html', 'The page; 404 without a published profile') },
  },
  getProfilePicture: {
    ...forEverybody('GET', '/api/winner/:slug/picture.jpg'),
    summary: 'The picture of a published profile',
    params: profileParams,
    replies: { 200: media('image/jpeg', 'The picture'), 304: nothing },
    refusals: ['not-found'],
  },
  getProfileCard: {
    ...forEverybody('GET', '/api/winner/:slug/card.png'),
    summary: 'The card image of a published profile, for shared links',
    params: profileParams,
    replies: { 200: media('image/png', 'The card, 1200 x 630') },
    refusals: ['not-found'],
  },
  getFeaturedProfiles: {
    ...forEverybody('GET', '/api/winner'),
    summary: 'Winners with a profile whom organisers picked among those who offered it',
    replies: { 200: featuredProfilesReply },
  },
  getPublishedProfiles: {
    ...forEverybody('GET', '/api/profiles'),
    heavy: true,
    summary: "Which of a season's winners have a published profile, as of the last minute",
    query: seasonQuery,
    replies: { 200: publishedProfilesReply },
  },
  listProfiles: {
    ...consoleReading('GET', '/api/admin/profiles'),
    summary: 'Profiles that wait for an organiser or are public',
    replies: { 200: listedProfilesReply },
  },
  getOfferedPicture: {
    ...consoleReading('GET', '/api/admin/profiles/:profileId/picture'),
    summary: 'The picture that a winner offers',
    params: profileIdParams,
    replies: { 200: media('image/jpeg', 'The picture') },
    refusals: ['not-found'],
  },
  decideProfile: {
    ...deciding('POST', '/api/admin/profiles/decision'),
    summary: 'Publishes an offered profile, or refuses it with a reason',
    body: profileDecision,
    records: ['profile.approved', 'profile.refused'],
    replies: { 200: listedProfilesReply },
    refusals: ['not-found', 'failed-precondition'],
  },
  featureProfile: {
    ...deciding('POST', '/api/admin/profiles/featured'),
    summary: 'Picks a winner who offered it for the featured winners, or ends that',
    body: profileFeature,
    records: ['profile.featured', 'profile.unfeatured'],
    replies: { 200: listedProfilesReply },
    refusals: ['not-found', 'failed-precondition'],
  },
} as const satisfies Record<string, CallContract>;
