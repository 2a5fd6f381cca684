import { usePageTitle } from '@meritum/shared/ui/usePageTitle';
import type { ComponentType } from 'react';
import type { Loading } from './Loading';
import { PartSlot } from './PartArea';

interface Props {
  page: Loading<ComponentType>;
  /** The registered title; the page itself may set a more specific one. */
  title?: string | undefined;
  waiting?: ComponentType | undefined;
}

export function LoadedPage({ page, title, waiting }: Props) {
  return (
    <>
      {title !== undefined && <Title title={title} />}
      <PartSlot waiting={waiting}>
        <Page page={page} />
      </PartSlot>
    </>
  );
}

function Page({ page }: Pick<Props, 'page'>) {
  const Loaded = page.read();
  return <Loaded />;
}

/** Rendered before the page, so that the page's own title takes precedence. */
function Title({ title }: { title: string }) {
  usePageTitle(title);
  return null;
}
