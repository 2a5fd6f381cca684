import { useLocation, useNavigate } from '@meritum/shared/router';
import { useEffect, useState } from 'react';
import { type Portal, portals } from '../contracts/identity';

/** The content of a mailed link. */
export interface MailedLink {
  /** Empty without one. */
  token: string;
  /** The portal that it leads back to. */
  portal: Portal | undefined;
}

/** An id, with or without season and end, and the proof, without a mail gateway's additions. */
const whole =
  /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:_2\d{3})?(?:\.[\da-z]{8,9})?\.[\w-]{43}/i;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function linkIn(hash: string): MailedLink {
  const fragment = decoded(hash.slice(1));
  const given = new URLSearchParams(fragment);
  return {
    token: whole.exec(fragment)?.[0] ?? given.get('token') ?? '',
    portal: portals.find((portal) => portal === given.get('portal')),
  };
}

/**
 * The mailed link of this visit. Its token is in the fragment, which no server logs, and is removed
 * immediately from the address, and so from history, shared links and bookmarks.
 */
export function useLinkToken(): MailedLink {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [link, setLink] = useState(() => linkIn(hash));
  useEffect(() => {
    const found = linkIn(hash);
    if (!found.token) return;
    setLink(found);
    navigate(pathname + search, { replace: true });
  }, [pathname, search, hash, navigate]);
  return link;
}
