/** The part of TanStack Query that the shell and the remotes share as a federated singleton. */
export {
  HydrationBoundary,
  QueryClient,
  QueryClientProvider,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export { QueryScope } from './QueryScope';
