import { useCall } from '../console/useCall';

/** Decisions that wait; the navigation counts them on every screen. */
export const useOpenDecisions = () =>
  useCall(
    'listOpenDecisions',
    {},
    { staleTime: 10_000, refetchInterval: 60_000, refetchOnWindowFocus: 'always' },
  );
