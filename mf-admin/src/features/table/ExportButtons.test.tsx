import { download } from '@meritum/shared/client/download';
import { followDownload } from '@meritum/shared/client/saveFile';
import { answer, refusal } from '@meritum/shared/testing/factories';
import { toasts } from '@meritum/shared/ui/toasts';
import { screen, waitFor } from '@testing-library/react';
import { showConsole } from '../../testing/console';
import { ExportButtons } from './ExportButtons';

jest.mock('@meritum/shared/client/saveFile');

const open = () => {
  const take = (format: 'csv' | 'xlsx', file: string) =>
    download('exportJudges', file, { query: { search: 'Ada', format } });
  const element = <ExportButtons name="judges" take={take} />;
  return showConsole({ screens: [{ path: '/admin', element }] });
};

test('PERM-014 a list is downloaded by an ordinary link with a file name', async () => {
  const { user, server } = open();
  server.now([
    answer('exportJudges', { body: 'A,B' }),
    answer('issueTicket', { body: { ticket: 'T' } }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  const address = '/api/admin/judges/export?search=Ada&format=csv';
  await waitFor(() =>
    expect(followDownload).toHaveBeenCalledWith(`${address}&ticket=T`, 'judges.csv'),
  );
  expect(server.callsTo('/api/downloads').map(({ body }) => body)).toEqual([{ address }]);
});

test('a refused export is told, and no link is followed', async () => {
  jest.mocked(followDownload).mockReset();
  const { user, server } = open();
  server.now([answer('exportJudges', refusal('resource-exhausted'))]);
  await user.click(await screen.findByRole('button', { name: 'Export XLSX' }));
  await waitFor(() =>
    expect(toasts.getSnapshot().map(({ text }) => text)).toContain(
      'The server says: resource-exhausted.',
    ),
  );
  expect(followDownload).not.toHaveBeenCalled();
});
