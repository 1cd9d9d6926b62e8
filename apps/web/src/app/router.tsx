import { Suspense, lazy } from 'react'
import { Route, Routes } from 'react-router'
import { routes } from '../paths.ts'
import { GuestsOnly, UsersOnly } from './guards.tsx'
import { Home } from './home.tsx'
import { LoadingScreen } from './loading-screen.tsx'

export function AppRoutes() {
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Routes>
        <Route path={routes.home} element={<Home />} />
        <Route element={<GuestsOnly />}>
          <Route path={routes.login} element={<LoginPage />} />
          <Route path={routes.register} element={<RegisterPage />} />
        </Route>
        <Route path={routes.forgotPassword} element={<ForgotPasswordPage />} />
        <Route element={<QueryScope />}>
          <Route path={routes.resetPassword} element={<ResetPasswordPage />} />
          <Route path={routes.contact} element={<ContactPage />} />
          <Route path={routes.shared} element={<SharedPage />} />
          <Route path={routes.confirmEmail} element={<ConfirmEmailPage />} />
          <Route element={<UsersOnly />}>
            <Route path={routes.roadmaps} element={<RoadmapListPage />} />
            <Route path={routes.roadmap} element={<RoadmapViewPage />} />
            <Route path={routes.versions} element={<VersionsPage />} />
            <Route path={routes.version} element={<VersionPage />} />
            <Route path={routes.compare} element={<ComparePage />} />
            <Route path={routes.brief} element={<EditBriefPage />} />
            <Route path={routes.links} element={<LinksPage />} />
            <Route path={routes.disclaimer} element={<DisclaimerPage />} />
            <Route path={routes.createRoadmap} element={<CreateRoadmapPage />} />
            <Route path={routes.account} element={<AccountSettingsPage />} />
          </Route>
        </Route>
        <Route path={routes.example} element={<ExamplePage />} />
        <Route path={routes.privacy} element={<PrivacyPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  )
}

const QueryScope = lazy(async () => ({ default: (await import('./query-scope.tsx')).QueryScope }))
const NotFoundPage = lazy(async () => ({ default: (await import('./not-found-page.tsx')).NotFoundPage }))
const ExamplePage = lazy(async () => ({
  default: (await import('../features/roadmaps/view/example-page.tsx')).ExamplePage,
}))
const PrivacyPage = lazy(async () => ({ default: (await import('./privacy-page.tsx')).PrivacyPage }))
const LoginPage = lazy(async () => ({ default: (await import('../features/account/login-page.tsx')).LoginPage }))
const RegisterPage = lazy(async () => ({
  default: (await import('../features/account/register-page.tsx')).RegisterPage,
}))
const ForgotPasswordPage = lazy(async () => ({
  default: (await import('../features/account/forgot-password-page.tsx')).ForgotPasswordPage,
}))
const ResetPasswordPage = lazy(async () => ({
  default: (await import('../features/account/reset-password-page.tsx')).ResetPasswordPage,
}))
const ConfirmEmailPage = lazy(async () => ({
  default: (await import('../features/account/confirm-email-page.tsx')).ConfirmEmailPage,
}))
const AccountSettingsPage = lazy(async () => ({
  default: (await import('../features/account/settings/settings-page.tsx')).AccountSettingsPage,
}))
const ContactPage = lazy(async () => ({ default: (await import('../features/inquiry/contact-page.tsx')).ContactPage }))
const RoadmapListPage = lazy(async () => ({
  default: (await import('../features/roadmaps/list/list-page.tsx')).RoadmapListPage,
}))
const RoadmapViewPage = lazy(async () => ({
  default: (await import('../features/roadmaps/view/view-page.tsx')).RoadmapViewPage,
}))
const DisclaimerPage = lazy(async () => ({
  default: (await import('../features/assessment/disclaimer-page.tsx')).DisclaimerPage,
}))
const CreateRoadmapPage = lazy(async () => ({
  default: (await import('../features/roadmaps/create/create-page.tsx')).CreateRoadmapPage,
}))
const VersionsPage = lazy(async () => ({
  default: (await import('../features/roadmaps/versions/versions-page.tsx')).VersionsPage,
}))
const VersionPage = lazy(async () => ({
  default: (await import('../features/roadmaps/versions/version-page.tsx')).VersionPage,
}))
const ComparePage = lazy(async () => ({
  default: (await import('../features/roadmaps/versions/compare-page.tsx')).ComparePage,
}))
const EditBriefPage = lazy(async () => ({
  default: (await import('../features/roadmaps/create/edit-brief-page.tsx')).EditBriefPage,
}))
const LinksPage = lazy(async () => ({
  default: (await import('../features/roadmaps/sharing/links-page.tsx')).LinksPage,
}))
const SharedPage = lazy(async () => ({
  default: (await import('../features/roadmaps/sharing/shared-page.tsx')).SharedPage,
}))
