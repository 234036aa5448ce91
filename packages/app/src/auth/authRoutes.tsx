// Pages for people who have not signed in.
import type { RouteObject } from 'react-router';
import { RouteErrorPage } from '../shell/RouteErrorPage.js';
import { AuthArea, ServerOnly } from './AuthArea.js';
import { ConfirmEmailPage, RegisterPage, ResetPasswordPage } from './LinkPages.js';
import { ReceiveJwtPage } from './ReceiveJwtPage.js';
import { EnterpriseSignupPage, GuestPage, LoginPage, LoginSsoPage, RequestResetPage, SignupPage, TwoFactorPage } from './SignInPages.js';

const pages = [
  { path: 'login', element: <LoginPage /> },
  { path: 'loginsso', element: <LoginSsoPage /> },
  { path: 'signup', element: <SignupPage /> },
  { path: 'enterpriseSignup', element: <EnterpriseSignupPage /> },
  { path: 'guest', element: <GuestPage /> },
  { path: '2fa', element: <TwoFactorPage /> },
  { path: 'requestReset', element: <RequestResetPage /> },
  { path: 'requestPasswordChange', element: <RequestResetPage /> },
  { path: 'resetPassword', element: <ResetPasswordPage /> },
  { path: 'changePassword', element: <ResetPasswordPage /> },
  { path: 'register', element: <RegisterPage /> },
  { path: 'confirmEmail', element: <ConfirmEmailPage /> },
  { path: 'receiveJwt', element: <ReceiveJwtPage /> },
];

export const authRoutes: RouteObject[] = [{ element: <AuthArea />, errorElement: <main><RouteErrorPage /></main>, children: pages.map(({ path, element }) => ({ path, element: <ServerOnly>{element}</ServerOnly> })) }];
