import { useSearchParams } from '@meritum/shared/router';

/** The season that the address names, so that it can be shared; undefined for the current one. */
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
