import type { FastifyReply } from 'fastify';
import { systemClock } from '../../platform/clock';
import { sendAuditedExport } from './audited-export';

test('an export that cannot be recorded is not sent', async () => {
  const record = () => Promise.reject(new Error('away'));
  const touched: string[] = [];
  const reply = new Proxy({} as FastifyReply, {
    get: (_, part) => void touched.push(String(part)),
  });
  const sent = sendAuditedExport(
    { trail: { record }, clock: systemClock },
    reply,
    { name: 'Judges', columns: [], rows: [] },
    {
      actor: { accountId: 'a', sessionId: 's' },
      action: 'judges.exported',
      of: 'all',
      query: { format: 'csv' },
    },
  );
  await expect(sent).rejects.toThrow('away');
  expect(touched).toEqual([]);
});
