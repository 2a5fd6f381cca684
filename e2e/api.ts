import { type CallName, calls } from '../shared/contracts/calls';

export interface Asked {
  token?: string;
  id?: string;
  query?: Record<string, string>;
  body?: object;
}

/** Calls the API as a person. @throws Error unless it succeeds */
export async function ask<Reply>(
  address: string,
  name: CallName,
  { token, id = '', query = {}, body }: Asked = {},
): Promise<Reply> {
  const { method, path } = calls[name];
  const at = path.replace(/:\w+/, id);
  const reply = await fetch(`${address}${at}?${new URLSearchParams(query)}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${name} answered ${reply.status}: ${text}`);
  return (text ? JSON.parse(text) : undefined) as Reply;
}
