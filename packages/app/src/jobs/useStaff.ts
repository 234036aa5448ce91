import { useSession } from '../auth/session.js';

const STAFF = ['READ_DB_TABLES', 'SUPER_LOGIN', 'SUPPORT_TOOL'];

/** Whether somebody looks after the jobs: who runs the server, or acts as a customer. Without accounts that is everybody. */
export function useStaff(): boolean {
  const { isServer, permissions } = useSession();
  return !isServer || permissions.some((permission) => STAFF.includes(permission));
}
