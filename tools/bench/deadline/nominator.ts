import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '@meritum/shared/contracts/calls';
import type { DraftSaveReply, SavedDraft } from '@meritum/shared/contracts/drafts';
import type { SessionReply } from '@meritum/shared/contracts/identity';
import type {
  DocumentReply,
  SubmittedNominationReply,
} from '@meritum/shared/contracts/nominations';
import { mostPartBytes, type UploadProgress } from '@meritum/shared/contracts/uploads';
import { nomination } from '../api/people';
import type { Requests } from './requests';

const document = Buffer.alloc(9_000_000, '\n');
document.write('%PDF-1.7\n');

const winners = `${calls.getWinners.path}?category=Technology&year=2024`;
const [saves, betweenSaves] = [5, 2_500];
/** Of ten people, those who attach a document, and those who submit. */
const [attach, submit] = [7, 8];

/** What the server has acknowledged to a nominator. */
export interface Acknowledged {
  token: string;
  draft?: { revision: number; essay: string };
  document?: DocumentReply;
  submitted?: string;
  /** What was given up. */
  gaveUp: number;
}

interface Drafted {
  draft: SavedDraft | null;
}

/** Signs in, writes with autosave, uploads a document and submits: a nominator's last half minute. */
export class Nominator {
  readonly #send: Requests;
  readonly #at: number;
  readonly acknowledged: Acknowledged = { token: '', gaveUp: 0 };
  readonly #key = randomUUID();
  readonly #writer = randomUUID();

  constructor(send: Requests, at: number) {
    this.#send = send;
    this.#at = at;
  }

  async play(email: string, password: string): Promise<void> {
    for (const path of [calls.getSeason.path, winners])
      await this.#send.send({ kind: 'public page', path });
    const session = await this.#must<SessionReply & { accessToken: string }>({
      kind: 'sign in',
      ...calls.signIn,
      body: { email, password },
    });
    if (!session) return;
    this.acknowledged.token = session.accessToken;
    await this.status();
    await this.#must<Drafted>({ kind: 'draft read', ...calls.getNominationDraft });
    for (let turn = 1; turn <= saves; turn += 1) {
      await sleep(betweenSaves * (0.5 + Math.random()));
      await this.#save(`Draft ${turn} of ${email}`);
    }
    if (this.#at % 10 < attach) await this.#upload();
    await this.#save(`Last draft of ${email}`);
    if (this.#at % 10 < submit) await this.#submit(`Submitted by ${email}`);
    await this.status();
  }

  /** As the page that is left open asks again and again. */
  status = () =>
    this.#send.send({
      kind: 'status',
      ...calls.getTechNominationStatus,
      token: this.acknowledged.token,
    });

  /** Acknowledged writes that cannot be read back. */
  async lost(): Promise<number> {
    const { token, draft, document: file, submitted } = this.acknowledged;
    if (!token) return 0;
    const read = <Body>(path: string) =>
      this.#send.send<Body>({ kind: 'status', path, token, patient: true });
    let lost = 0;
    if (submitted) {
      const reply = await read<{ data: SubmittedNominationReply }>(calls.getTechNomination.path);
      if (!reply?.data.essay.startsWith(submitted)) lost += 1;
      if (file && !reply?.data.document) lost += 1;
    } else if (draft) {
      const reply = await read<Drafted>(calls.getNominationDraft.path);
      const kept = reply?.draft;
      if (!kept || kept.revision < draft.revision || kept.values.essay !== draft.essay) lost += 1;
      if (file && kept?.document?.documentId !== file.documentId) lost += 1;
    }
    if (file) {
      const bytes = await read<Buffer>(file.url);
      if (!bytes?.equals(document)) lost += 1;
    }
    return lost;
  }

  async #must<Body>(asked: Parameters<Requests['send']>[0]): Promise<Body | undefined> {
    const { token } = this.acknowledged;
    const body = await this.#send.send<Body>({ ...asked, ...(token && { token }), patient: true });
    if (body === undefined) this.acknowledged.gaveUp += 1;
    return body;
  }

  async #save(essay: string): Promise<void> {
    const { draft, document: file } = this.acknowledged;
    const saved = await this.#must<DraftSaveReply>({
      kind: 'draft saved',
      ...calls.saveNominationDraft,
      body: {
        values: { essay },
        documentId: file?.documentId ?? null,
        idempotencyKey: this.#key,
        revision: draft?.revision ?? 0,
        writer: this.#writer,
      },
    });
    if (saved?.saved) this.acknowledged.draft = { revision: saved.draft.revision, essay };
  }

  async #upload(): Promise<void> {
    const started = await this.#must<UploadProgress>({
      kind: 'document part',
      ...calls.startDocumentUpload,
      body: { name: 'evidence.pdf', bytes: document.length },
    });
    for (let progress = started; progress && !progress.document; ) {
      const { received, uploadId } = progress;
      const { method, path } = calls.sendDocumentPart;
      progress = await this.#must<UploadProgress>({
        kind: 'document part',
        method,
        path: path.replace(':uploadId', uploadId).replace(':offset', String(received)),
        bytes: document.subarray(received, received + mostPartBytes),
      });
      if (progress?.document) this.acknowledged.document = progress.document;
    }
  }

  async #submit(essay: string): Promise<void> {
    const form = JSON.parse(nomination) as { essay: string };
    const url = this.acknowledged.document?.url ?? '';
    const reply = await this.#must<object>({
      kind: 'submit',
      ...calls.submitTechNomination,
      headers: { 'idempotency-key': this.#key },
      body: { ...form, essay: `${essay}. ${form.essay}`, supportingDocUrl: url },
    });
    if (reply) this.acknowledged.submitted = essay;
  }
}
