import { addresses, type Operation } from '@meritum/shared/contracts/calls/contract';
import type { InjectOptions } from 'fastify';
import type { Person } from '../../testing/accounts';
import { suiteApp } from '../../testing/app';
import { pdfFile } from '../../testing/files';
import {
  apply,
  assignmentsOf,
  decide,
  emptySeason,
  judgeApplication,
  ratings,
  registerAdmin,
  registerJudge,
  registerNominee,
  registerStranger,
  verification,
} from '../../testing/judges';
import { nominationForm, submit } from '../../testing/nominations';
import { changeSeason } from '../../testing/seasons';
import { uploadDocument } from '../../testing/uploads';

const suite = suiteApp();

/** Who asks about a judge's assignment; `owner` is that judge. */
const roles = ['visitor', 'nominator', 'applicant', 'rejected', 'other', 'owner', 'admin'] as const;
type Role = (typeof roles)[number];
type Row = Record<Role, number>;

const asking = (status: number): Row => ({
  visitor: 401,
  nominator: 403,
  applicant: 403,
  rejected: 403,
  other: status,
  owner: status,
  admin: 403,
});
/** Names an assignment of the owner. */
const owned = (status: number): Row => ({ ...asking(404), owner: status });
const admins = (status: number): Row => ({
  ...asking(403),
  admin: status,
});

const table: Partial<Record<Operation, Row>> = {
  getTechJudgeStatus: { ...asking(200), nominator: 200, applicant: 200, rejected: 200, admin: 200 },
  submitTechJudgeApplication: {
    ...asking(409),
    nominator: 200,
    applicant: 409,
    rejected: 409,
    admin: 200,
  },
  getJudgePreferences: asking(200),
  setJudgePreferences: asking(200),
  getTechJudgeAssignments: asking(200),
  getTechJudgeAssignment: owned(200),
  getTechAssignmentDocument: owned(200),
  submitTechAssignmentRating: owned(200),
  recuseTechAssignment: owned(204),
  getTechJudgeRecord: asking(200),
  // Nothing is completed.
  getJudgeCertificate: asking(412),
  getJudgeReferenceLetter: asking(412),
  getCalibrationRound: asking(200),
  rateCalibrationEntry: asking(200),
  listPendingJudges: admins(200),
  sendJudgeVerificationEmail: admins(404),
  getAssignmentCoverage: admins(200),
  previewPlan: admins(202),
  listPlans: admins(200),
};

const payloads: { [Name in Operation]?: (assignmentId: string) => object } = {
  submitTechJudgeApplication: () => judgeApplication(),
  setJudgePreferences: () => ({ reminders: true }),
  submitTechAssignmentRating: (assignmentId) => ({ assignmentId, ratings: ratings(8, 9, 7, 9) }),
  recuseTechAssignment: () => ({ reason: 'work-together', details: '' }),
  rateCalibrationEntry: () => ({ ratings: ratings(8, 9, 7, 9) }),
  sendJudgeVerificationEmail: () => verification('nobody@example.org', 'verified'),
  previewPlan: () => ({ asIfOpen: false }),
};

const rows = Object.entries(table) as [Operation, Row][];

let admin: Person;
beforeAll(async () => {
  const { app } = suite();
  await changeSeason(app, { calibrationRound: true });
  admin = await registerAdmin(app);
});

interface Cast {
  people: Record<Role, Person | null>;
  assignmentId: string;
}

async function cast(): Promise<Cast> {
  const { app } = suite();
  await emptySeason(app, { calibrationRound: true });
  const nominee = await registerStranger(app);
  const { url } = await uploadDocument(app, nominee);
  await submit(app, nominee, nominationForm({ supportingDocUrl: url }));
  const [applicant, rejected] = [await registerStranger(app), await registerStranger(app)];
  await apply(app, applicant);
  await apply(app, rejected);
  await decide(app, admin, rejected, 'rejected');
  const [owner, other] = [await registerJudge(app, admin), await registerJudge(app, admin)];
  const [assignment] = await assignmentsOf(app, owner);
  const nominator = await registerNominee(app);
  return {
    people: { visitor: null, nominator, applicant, rejected, other, owner, admin },
    assignmentId: assignment?.id ?? '',
  };
}

/** Everybody, as long as nothing has changed what they are; what reads or is refused does not. */
let standing: Cast | undefined;

test.each(rows)(
  'PERM-005 PERM-006 PERM-011 %s answers each role as its row says',
  async (name, row) => {
    const { method, path } = addresses[name];
    const answered: Partial<Row> = {};
    for (const role of roles) {
      standing ??= await cast();
      const { people, assignmentId } = standing;
      const url = path.replace(':assignmentId', assignmentId).replace(':entryId', 'sample-1');
      const payload = payloads[name]?.(assignmentId);
      const request: InjectOptions = { method, url, ...(payload && { payload }) };
      const headers = people[role]?.authorized ?? {};
      const { statusCode } = await suite().app.inject({ ...request, headers });
      answered[role] = statusCode;
      if (method !== 'GET' && statusCode < 400) standing = undefined;
    }
    expect(answered).toEqual(row);
  },
);

test('the document of an assignment is not opened by the address that its owner has', async () => {
  const { app } = suite();
  const nominee = await registerStranger(app);
  const { url } = await uploadDocument(app, nominee);
  await submit(app, nominee, nominationForm({ supportingDocUrl: url }));
  const judge = await registerJudge(app, admin);
  expect((await app.inject({ url, headers: judge.authorized })).statusCode).toBe(403);
  expect((await app.inject({ url, headers: nominee.authorized })).rawPayload).toEqual(pdfFile());
});
