import { useSearchParams } from '@meritum/shared/router';

/** The season in the address, so that the page can be shared; undefined for the current one. */
export function useSeasonInAddress() {
  const [params, setParams] = useSearchParams();
  const named = params.get('season') ?? '';
  return {
    season: /^\d{4}$/.test(named) ? named : undefined,
    category: params.get('category') ?? '',
    choose: (chosen: { season: string; category?: string }) =>
      setParams(chosen, { preventScrollReset: true, replace: true }),
  };
}
