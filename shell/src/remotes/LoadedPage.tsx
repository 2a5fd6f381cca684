import { usePageTitle } from '@meritum/shared/ui/usePageTitle';
import { type ComponentType, useEffect, useReducer } from 'react';
import type { Loading } from './Loading';
import { PageLoading, PartSlot } from './PartArea';

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
      <PartSlot>
        <Page page={page} waiting={waiting} />
      </PartSlot>
    </>
  );
}

/** Does not suspend, because React shows what has suspended only after 300 ms. */
function Page({ page, waiting: Waiting = PageLoading }: Omit<Props, 'title'>) {
  const [, again] = useReducer((count: number) => count + 1, 0);
  const { isDone } = page;
  useEffect(() => {
    if (!isDone) page.load().then(again, again);
  }, [page, isDone]);
  if (!isDone) return <Waiting />;
  const Loaded = page.read();
  return <Loaded />;
}

/** Rendered before the page, so that the page's own title takes precedence. */
function Title({ title }: { title: string }) {
  usePageTitle(title);
  return null;
}
