import type { ExportFormat } from '@meritum/shared/contracts/exports';
import { DownloadButton } from '@meritum/shared/forms/DownloadButton';
import * as design from '@meritum/shared/ui/design.module.css';
import { OrganisersOnly } from '../access/role';

interface Props {
  /** Downloads the file, with the list's filters. Throws ClientError. */
  take(format: ExportFormat): Promise<void>;
}

export const ExportButtons = ({ take }: Props) => (
  <OrganisersOnly>
    <div className={design.wrap1}>
      <DownloadButton label="Export XLSX" what="the list" download={() => take('xlsx')} />
      <DownloadButton label="Export CSV" what="the list" download={() => take('csv')} />
    </div>
  </OrganisersOnly>
);
