import { type CallName, calls } from '@meritum/shared/contracts/calls';
import { roleCalls } from '@meritum/shared/contracts/role-calls';
import type { Role } from '@meritum/shared/contracts/roles';
import { createContext, type ReactNode, use } from 'react';

const RoleContext = createContext<Role>('admin');

/** The role in whose console this is; it outlives an expired session, as typed text does. */
export const RoleScope = RoleContext.Provider;

export const useRole = (): Role => use(RoleContext);

/** Whether a role may make a call. The server decides; this avoids refusals. */
export function mayCall(role: Role, name: CallName): boolean {
  if (role === 'admin' || !calls[name].path.startsWith('/api/admin/')) return true;
  const allowed: readonly CallName[] = role === 'user' ? [] : roleCalls[role];
  return allowed.includes(name);
}

export function useMay(): (name: CallName) => boolean {
  const role = useRole();
  return (name) => mayCall(role, name);
}

/** Whether the reader makes decisions. */
export const useDecides = () => useRole() === 'admin';

/** Content for organisers alone. */
export const OrganisersOnly = ({ children }: { children: ReactNode }) => useDecides() && children;
