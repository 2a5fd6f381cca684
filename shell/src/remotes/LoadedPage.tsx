import { usePageTitle } from '@meritum/shared/ui/usePageTitle';
import type { ComponentType } from 'react';
import type { Loading } from './Loading';
import { PartSlot } from './PartArea';

interface Props {
  page: Loading<ComponentType>;
  /** The title that is registered for it; the page itself may set a more exact one. */
  title?: string | undefined;
  /** What is drawn until then. */
  waiting?: ComponentType | undefined;
}

/** A page that is loaded when it is opened. */
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

/** Stands before the page, so that what the page says of itself has the last word. */
function Title({ title }: { title: string }) {
  usePageTitle(title);
  return null;
}
