import { type CallName, calls } from '@meritum/shared/contracts/calls';
import { roleCalls } from '@meritum/shared/contracts/role-calls';
import type { Role } from '@meritum/shared/contracts/roles';
import { createContext, type ReactNode, use } from 'react';

const RoleContext = createContext<Role>('admin');

/** Whose console it is; it outlives the end of their session, as what they typed does. */
export const RoleScope = RoleContext.Provider;

export const useRole = (): Role => use(RoleContext);

/** Whether somebody with a role may make a call; the server decides, this avoids its refusals. */
export function mayCall(role: Role, name: CallName): boolean {
  if (role === 'admin' || !calls[name].path.startsWith('/api/admin/')) return true;
  const allowed: readonly CallName[] = role === 'user' ? [] : roleCalls[role];
  return allowed.includes(name);
}

export function useMay(): (name: CallName) => boolean {
  const role = useRole();
  return (name) => mayCall(role, name);
}

/** Whether the reader decides anything that others do not. */
export const useDecides = () => useRole() === 'admin';

/** Acts of organisers, which nobody else is offered. */
export const OrganisersOnly = ({ children }: { children: ReactNode }) => useDecides() && children;
