import type { NamedProposal, Proposal } from '@meritum/shared/contracts/proposals';

interface Reply {
  statusCode: number;
  json(): { proposal?: Proposal };
}

/** Makes a call that takes two organisers; confirms another one's proposal if there is one. */
export async function asReader<Its extends Reply>(
  send: (named: NamedProposal) => Promise<Its>,
): Promise<Its> {
  const reply = await send({});
  const proposal = reply.statusCode === 412 ? reply.json().proposal : undefined;
  return proposal && !proposal.isOwn ? send({ proposalId: proposal.id }) : reply;
}
