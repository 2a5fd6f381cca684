import { limits } from '@meritum/shared/contracts/limits';
import type { PublishedProfile } from '@meritum/shared/contracts/profiles';
import { LRUCache } from 'lru-cache';
import { minutes } from '../../platform/clock';
import { orNull } from '../../platform/errors/domain-error';
import { sendPicture } from '../../platform/pictures/send-picture';
import type { App } from '../../platform/zod/provider';
import { contentDisposition } from '../documents/file-names';
import { awardFileName } from '../recognition/files';
import { ownProfileOf, type Profiling } from './context';
import { pictureUnknown } from './errors';
import { followNewNames } from './following';
import { decideProfile, featureProfile, listProfiles, offeredPicture } from './moderating';
import { ownPicture, presentOwn, savePicture, saveProfile, withdrawProfile } from './own';
import { pressKit } from './press-kit';
import type { Picture } from './profile';
import { featuredProfiles, profilesSiteMap, publicProfile, publishedProfiles } from './public';

/** Caches ask each time, so that a withdrawn profile is gone everywhere. */
const revalidated = 'no-cache';

const jpegOf = ({ jpeg }: Picture) => ({
  mediaType: 'image/jpeg',
  content: Buffer.from(jpeg, 'base64'),
});

export async function profileRoutes(app: App, of: Profiling) {
  app.addContentTypeParser<Buffer>(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: limits.profilePictureBytes },
    (_, content, done) => done(null, content),
  );

  app.call('getOwnProfile', async ({ actor, query }) => {
    const { profile } = await ownProfileOf(of, actor, query);
    return { profile: profile && presentOwn(profile) };
  });

  app.call('saveProfile', async ({ actor, body }) => ({
    profile: await saveProfile(of, actor, body),
  }));

  app.call('sendProfilePicture', async ({ actor, query, request }) => {
    const sent = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    return { profile: await savePicture(of, actor, query, sent) };
  });

  app.call('getOwnProfilePicture', async ({ actor, query, request, reply }) =>
    sendPicture(jpegOf(await ownPicture(of, actor, query)), request, reply),
  );

  app.call('withdrawProfile', async ({ actor, body }) => ({
    profile: await withdrawProfile(of, actor, body),
  }));

  app.call('getPressKit', async ({ actor, query, request: { signal }, reply }) => {
    const own = await of.deps.recognition.ownAward(actor, query);
    const name = awardFileName(own, 'press-kit', `-${query.paper}.zip`);
    return reply
      .type('application/zip')
      .header('content-disposition', contentDisposition(name))
      .send(pressKit(of, own, { size: query.paper, signal }));
  });

  app.call('getProfilePage', async ({ params: { slug }, reply }) => {
    const { missingProfilePage, profilePage, profilePolicy } = await import('./page');
    reply
      .header('content-security-policy', profilePolicy)
      .header('cache-control', revalidated)
      .type('text/html; charset=utf-8');
    const found = await orNull(publicProfile(of, slug));
    return reply
      .code(found ? 200 : 404)
      .send(found ? profilePage(found, of.deps.recognition.issuer.origin) : missingProfilePage());
  });

  app.call('getProfilePicture', async ({ params: { slug }, request, reply }) => {
    const { picture } = (await publicProfile(of, slug)).content;
    if (!picture) throw pictureUnknown();
    return sendPicture(jpegOf(picture), request, reply.header('cache-control', revalidated));
  });

  app.call('getProfileCard', async ({ params: { slug }, request, reply }) => {
    const { award, content } = await publicProfile(of, slug);
    const card = await of.deps.recognition.drawCard({ award, portrait: content.picture });
    reply.header('cache-control', revalidated);
    return sendPicture({ mediaType: 'image/png', content: card }, request, reply);
  });

  // A cached link may lead to a withdrawn profile, whose page says so.
  const ofSeason = new LRUCache<string, PublishedProfile[]>({
    max: 50,
    ttl: minutes(1),
    fetchMethod: (season) => publishedProfiles(of, season),
  });
  app.call('getPublishedProfiles', async ({ query: { season } }) => ({
    profiles: (await ofSeason.fetch(season)) ?? [],
  }));

  app.call('getProfilesSiteMap', async ({ reply }) =>
    reply.type('text/plain; charset=utf-8').send(await profilesSiteMap(of)),
  );

  app.call('getFeaturedProfiles', async () => ({ profiles: await featuredProfiles(of) }));

  app.call('listProfiles', () => listProfiles(of));

  app.call('getOfferedPicture', async ({ params: { profileId }, request, reply }) =>
    sendPicture(jpegOf(await offeredPicture(of, profileId)), request, reply),
  );

  app.call('decideProfile', async ({ actor, body }) => {
    await decideProfile(of, actor, body);
    return listProfiles(of);
  });

  app.call('featureProfile', async ({ actor, body }) => {
    await featureProfile(of, actor, body);
    return listProfiles(of);
  });

  app.call('revokeRecognition', async ({ actor, body }) => {
    const state = await of.deps.recognition.revokeRecognition(actor, body);
    await followNewNames(of);
    return { state };
  });

  app.call('correctAward', async ({ actor, body }) => {
    const state = await of.deps.recognition.correctAward(actor, body);
    await followNewNames(of);
    return { state };
  });
}
