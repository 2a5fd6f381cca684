import { useCall } from '../console/useCall';

/** What waits for decisions; the navigation counts it on every screen. */
export const useOpenDecisions = () =>
  useCall(
    'listOpenDecisions',
    {},
    { staleTime: 10_000, refetchInterval: 60_000, refetchOnWindowFocus: 'always' },
  );
