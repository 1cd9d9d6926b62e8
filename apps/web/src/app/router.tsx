import { Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { routes } from '../paths.ts'
import { GuestsOnly, UsersOnly } from './guards.tsx'
import { Home } from './home.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { page } from './page.tsx'

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
        <Route path={routes.contact} element={<ContactPage />} />
        <Route element={<QueryScope />}>
          <Route path={routes.resetPassword} element={<ResetPasswordPage />} />
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

const QueryScope = page([routes.roadmaps, routes.roadmap], async () => (await import('./query-scope.tsx')).QueryScope)
const NotFoundPage = page([], async () => (await import('./not-found-page.tsx')).NotFoundPage)
const ExamplePage = page(
  routes.example,
  async () => (await import('../features/roadmaps/view/example-page.tsx')).ExamplePage,
)
const PrivacyPage = page(routes.privacy, async () => (await import('./privacy-page.tsx')).PrivacyPage)
const LoginPage = page(routes.login, async () => (await import('../features/account/login-page.tsx')).LoginPage)
const RegisterPage = page(
  routes.register,
  async () => (await import('../features/account/register-page.tsx')).RegisterPage,
)
const ForgotPasswordPage = page(
  routes.forgotPassword,
  async () => (await import('../features/account/forgot-password-page.tsx')).ForgotPasswordPage,
)
const ResetPasswordPage = page(
  routes.resetPassword,
  async () => (await import('../features/account/reset-password-page.tsx')).ResetPasswordPage,
)
const ConfirmEmailPage = page(
  routes.confirmEmail,
  async () => (await import('../features/account/confirm-email-page.tsx')).ConfirmEmailPage,
)
const AccountSettingsPage = page(
  routes.account,
  async () => (await import('../features/account/settings/settings-page.tsx')).AccountSettingsPage,
)
const ContactPage = page(routes.contact, async () => (await import('../features/inquiry/contact-page.tsx')).ContactPage)
const RoadmapListPage = page(
  routes.roadmaps,
  async () => (await import('../features/roadmaps/list/list-page.tsx')).RoadmapListPage,
)
const RoadmapViewPage = page(
  routes.roadmap,
  async () => (await import('../features/roadmaps/view/view-page.tsx')).RoadmapViewPage,
)
const DisclaimerPage = page(
  routes.disclaimer,
  async () => (await import('../features/assessment/disclaimer-page.tsx')).DisclaimerPage,
)
const CreateRoadmapPage = page(
  routes.createRoadmap,
  async () => (await import('../features/roadmaps/create/create-page.tsx')).CreateRoadmapPage,
)
const VersionsPage = page(
  routes.versions,
  async () => (await import('../features/roadmaps/versions/versions-page.tsx')).VersionsPage,
)
const VersionPage = page(
  routes.version,
  async () => (await import('../features/roadmaps/versions/version-page.tsx')).VersionPage,
)
const ComparePage = page(
  routes.compare,
  async () => (await import('../features/roadmaps/versions/compare-page.tsx')).ComparePage,
)
const EditBriefPage = page(
  routes.brief,
  async () => (await import('../features/roadmaps/create/edit-brief-page.tsx')).EditBriefPage,
)
const LinksPage = page(
  routes.links,
  async () => (await import('../features/roadmaps/sharing/links-page.tsx')).LinksPage,
)
const SharedPage = page(
  routes.shared,
  async () => (await import('../features/roadmaps/sharing/shared-page.tsx')).SharedPage,
)
