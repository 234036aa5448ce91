import { Navigate, useLocation } from 'react-router';

/** Another name of a page: the query of the address goes along. */
export function CarriedTo({ path }: { path: string }) {
  const { search } = useLocation();
  return <Navigate to={{ pathname: path, search }} replace />;
}
