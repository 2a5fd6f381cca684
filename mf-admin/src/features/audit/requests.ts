import { useCall } from '../console/useCall';

/** Milliseconds between polls of a running check. */
const soon = 700;

/** How much of the trail is verified, polled while a check runs. */
export const useAuditState = () =>
  useCall(
    'getAuditState',
    {},
    { refetchInterval: ({ state }) => (state.data?.checking ? soon : false) },
  );
