import { badgeTypes } from '@meritum/shared/contracts/recognitions';
import type { FastifyRequest } from 'fastify';
import { orNull } from '../../platform/errors/domain-error';
import { sendPicture } from '../../platform/pictures/send-picture';
import type { App } from '../../platform/zod/provider';
import { contestOf } from '../contests/contest-snapshot';
import { contentDisposition } from '../documents/file-names';
import { sendPaper } from '../documents/send';
import { correctionStateOf } from './correcting';
import { statusListOf } from './credential';
import { awardFileName, badgeFile, paperFile } from './files';
import { didDocument, profileOf, signedJwt } from './issuer';
import { nominationResultsOf } from './own-results';
import { queuePaper } from './paper-queue';
import { pictureOf } from './pictures';
import { ownAward, publicRecognition, type Recognising, recognitionOfFile } from './recognitions';
import { revocationStateOf } from './revoking';
import { publicService, servicePaper } from './service';

/** Badges can be verified on pages of other sites (did:web, its section on CORS). */
const readByOtherSites = { 'access-control-allow-origin': '*' };

export async function recognitionRoutes(app: App, of: Recognising) {
  const { stores, issuer, formerIssuers, signer } = of;
  /** The issuer at the host of a request. */
  const issuerOf = ({ host }: Pick<FastifyRequest, 'host'>) =>
    formerIssuers.find(({ origin }) => new URL(origin).host === host) ?? issuer;

  app.call('getVerificationPage', async ({ params: { id }, reply }) => {
    const [award, service, { pagePolicy, recognitionPage, servicePage, unknownPage }] =
      await Promise.all([
        orNull(publicRecognition(of, id)),
        orNull(publicService(of, id)),
        import('./page'),
      ]);
    const page = award ? recognitionPage(award, issuer) : service && servicePage(service);
    return reply
      .code(page ? 200 : 404)
      .header('content-security-policy', pagePolicy)
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(page ?? unknownPage());
  });

  app.call('getRecognitionPicture', ({ params, request, reply }) =>
    queuePaper(async () => {
      const made = pictureOf(of, params, request.signal);
      const picture = await (params.picture === 'card.png' ? orNull(made) : made);
      // Shared links to a revoked award show the site's common picture.
      if (!picture) return reply.redirect('/card.png', 303);
      // Winners embed it in their pages; a revoked one disappears there after this time.
      reply
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('cache-control', 'public, max-age=600');
      return sendPicture(picture, request, reply);
    }, request.signal),
  );

  app.call('getRecognition', ({ params: { id } }) => publicRecognition(of, id));

  app.call('getRecognitionOfFile', ({ params: { sha256 } }) => recognitionOfFile(of, sha256));

  app.call('getBadge', ({ actor, query, request: { signal }, reply }) =>
    queuePaper(async () => {
      const { format = 'jwt', ...asked } = query;
      const own = await ownAward(of, actor, asked);
      const name = awardFileName(own, 'badge', `.${format}`);
      return reply
        .type(badgeTypes[format])
        .header('content-disposition', contentDisposition(name))
        .send(await badgeFile(of, own, format));
    }, signal),
  );

  for (const [name, kind, what] of [
    ['getWinnerCertificate', 'certificate', 'certificate'],
    ['getWinnerReferenceLetter', 'letter', 'reference-letter'],
  ] as const)
    app.call(name, ({ actor, query, request: { signal }, reply }) =>
      queuePaper(async () => {
        const own = await ownAward(of, actor, query);
        const pdf = await paperFile(of, own, { kind, size: query.paper }, signal);
        return sendPaper(reply, awardFileName(own, what, `-${query.paper}.pdf`), pdf);
      }, signal),
    );

  for (const [name, kind, what] of [
    ['getJudgeCertificate', 'certificate of service', 'certificate-of-service'],
    ['getJudgeReferenceLetter', 'reference letter of a judge', 'reference-letter'],
  ] as const)
    app.call(name, async ({ actor, query: { paper: size, season: named }, request, reply }) => {
      const asked = { kind, size, season: named };
      const { season, pdf } = await servicePaper(of, actor, asked, request.signal);
      return sendPaper(reply, `${what}-${season}-${size}.pdf`, pdf);
    });

  app.call('getIssuer', ({ request, reply }) =>
    reply
      .headers(readByOtherSites)
      .type('application/ld+json')
      .send(
        JSON.stringify({
          '@context': 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
          ...profileOf(issuerOf(request)),
        }),
      ),
  );

  app.call('getIssuerKeys', async ({ request, reply }) => {
    const keys = [...signer.publicKeys, ...(await of.deps.log.loggedKeys())];
    return reply
      .headers(readByOtherSites)
      .type('application/did+json')
      .send(JSON.stringify(didDocument(issuerOf(request), keys)));
  });

  app.call('getBadgeStatus', async ({ request, reply }) => {
    const asked = issuerOf(request);
    const list = statusListOf(
      asked,
      await stores.recognitions.listRevokedIndexes(),
      of.platform.clock(),
    );
    return reply
      .headers(readByOtherSites)
      .type(badgeTypes.jwt)
      .send(signedJwt(signer, asked, list));
  });

  app.call('previewPublication', async ({ actor, query, request: { signal }, reply }) => {
    const { show, tier = null, ...named } = query;
    const { contest } = await contestOf(of, named);
    const asked = { contest, show, tier };
    const { previewOfPublication } = await import('./preview');
    const { type, policy, content } = await previewOfPublication(of, actor, asked, signal);
    if (show === 'certificate')
      reply.header('content-disposition', contentDisposition(`preview-${tier}.pdf`));
    return reply.type(type).header('content-security-policy', policy).send(content);
  });

  app.call('listNominationResults', ({ actor }) => nominationResultsOf(of, actor));

  app.call('getEntryRatings', async ({ actor, query: { nominationId } }) => {
    const entry = await of.deps.contests.ratingsOfEntry(actor, nominationId);
    const [nomination] = await of.deps.nominations.findByIds([nominationId]);
    const published = nomination && (await of.deps.publication.publishedResultOf(nomination));
    const result = published?.entry ?? null;
    const recognition = result?.tier ? await revocationStateOf(of, actor, entry) : null;
    const correction = await correctionStateOf(of, actor, entry);
    return { ...entry, result, recognition, correction };
  });
}
