import { useLocation, useNavigate } from '@meritum/shared/router';
import { useEffect, useState } from 'react';

const tokenIn = (hash: string) => new URLSearchParams(hash.slice(1)).get('token') ?? '';

/**
 * The token of a mailed link, which is in the fragment so that no server logs it. It is removed
 * from the address immediately, and so from the history, shared links and bookmarks.
 */
export function useLinkToken(): string {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(() => tokenIn(hash));
  useEffect(() => {
    const found = tokenIn(hash);
    if (!found) return;
    setToken(found);
    navigate(pathname, { replace: true });
  }, [pathname, hash, navigate]);
  return token;
}
