import { withContext } from '../../module-kit/with-context';
import { type OpenDecision, openProposals } from '../../platform/authorisation/open-decision';
import { lastDays } from '../../platform/clock';
import { publishedNameOf } from '../nominations/nomination';
import { awardOf } from './award';
import { accountName, correctAward, proposalOf, shownOfAward } from './correcting';
import { badgeFile, paperFile } from './files';
import { ownAward, type Recognising, recognised } from './recognitions';
import { revokeRecognition } from './revoking';

/** The functions about awards for other modules, and the files that winners get. */
export const recognitionApi = (of: Recognising) => ({
  issuer: of.issuer,
  drawCard: of.drawCard,
  listFollowing: of.stores.recognitions.listFollowing,
  endFollowing: of.stores.recognitions.endFollowing,
  ...withContext(() => of, {
    openDecisions,
    recognised,
    ownAward,
    badgeFile,
    correctAward,
    revokeRecognition,
    paperFile,
  }),
});

export type RecognitionApi = ReturnType<typeof recognitionApi>;

/** For how many days organisers see a winner's new name, which they need not publish. */
const view = 30;

/** Proposals about awards that wait for a second organiser, and winners' new names. */
async function openDecisions(
  of: Recognising,
  organisers: readonly string[],
): Promise<OpenDecision[]> {
  const open: OpenDecision[] = [];
  const { stores } = of;
  const renamed = await of.deps.identity.renamedOn(lastDays(of.platform.clock(), view));
  const found = [
    ...(await stores.recognitions.listProposedBy(organisers)),
    ...(await stores.recognitions.listByOwners([...renamed.keys()])),
  ];
  for (const recognition of new Map(found.map((one) => [one._id, one])).values()) {
    const { nominationId, revokedAt, revocationProposed } = recognition;
    const [nomination] = nominationId ? await of.deps.nominations.findByIds([nominationId]) : [];
    if (!nomination || revokedAt) continue;
    const { _id, season, category, submittedBy } = nomination;
    const name = await accountName(of, nomination);
    const renameProposed = proposalOf(recognition, name);
    const about = {
      season,
      category,
      nominationId: _id,
      name: publishedNameOf(nomination),
      mayDecide: (actor: Parameters<OpenDecision['mayDecide']>[0]) =>
        of.deps.contests.mayDecide(actor, { season, category }),
    };
    open.push(
      ...openProposals(revocationProposed, { ...about, kind: 'revocation' }),
      ...openProposals(renameProposed, { ...about, kind: 'rename' }),
    );
    const since = renamed.get(submittedBy);
    const isProposed = organisers.includes(renameProposed?.by ?? '');
    if (!since || isProposed || !name || name === shownOfAward(nomination, recognition).name)
      continue;
    const award = await awardOf(of.deps, nomination);
    if (award && since >= award.publishedAt)
      open.push({ ...about, kind: 'rename', id: `${_id}:${since.getTime()}`, since });
  }
  return open;
}
