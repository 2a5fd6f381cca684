/**
 * The part of react-router that the shell and the remotes share. Only this facade is a federated
 * singleton: sharing the package itself would switch off tree-shaking (62 kB instead of 15 kB).
 */
export {
  BrowserRouter,
  Link,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  type RouteObject,
  useLocation,
  useNavigate,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
