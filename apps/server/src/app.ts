import { createServer } from 'node:http'
import path from 'node:path'
import { API_BASE } from '@cairn/contract/endpoint'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { brandOf, REPOSITORY_ROOT } from './config.ts'
import type { AnyJob, Deps } from './deps.ts'
import { accountMail } from './features/auth/account-mail.ts'
import { accountRoutes } from './features/auth/account-routes.ts'
import { emailChangeMail } from './features/auth/email-change.ts'
import { resetMail } from './features/auth/reset-mail.ts'
import { authRoutes } from './features/auth/routes.ts'
import { acknowledgementMail, inquiryMail } from './features/inquiries/mails.ts'
import { inquiryRoutes } from './features/inquiries/routes.ts'
import { downloadRoutes } from './features/roadmaps/downloads.ts'
import { feedbackRoutes } from './features/roadmaps/feedback-routes.ts'
import { generateRoadmap } from './features/roadmaps/generate-job.ts'
import { reportMail } from './features/roadmaps/report-mail.ts'
import { roadmapRoutes } from './features/roadmaps/routes.ts'
import { versionRoutes } from './features/roadmaps/version-routes.ts'
import { sharingRoutes } from './features/sharing/routes.ts'
import { BODY_LIMIT_BYTES, readBodies } from './http/bodies.ts'
import { compressReplies } from './http/compression.ts'
import { drainConnections } from './http/drain.ts'
import { handleErrors, refuseBrokenRequest, sendError } from './http/error-handler.ts'
import { healthRoutes } from './http/health.ts'
import { loadGate } from './http/load.ts'
import { describeApi } from './http/openapi.ts'
import { securityHeaders } from './http/security-headers.ts'
import { loadSite, serveSite } from './http/static-site.ts'
import { sendMail } from './mail/outgoing.ts'

export const SITE_FOLDER = path.join(REPOSITORY_ROOT, 'apps/web/dist')

/** Every job of every feature. */
export const jobs: AnyJob[] = [
  sendMail([resetMail, emailChangeMail, accountMail, inquiryMail, acknowledgementMail, reportMail]),
  generateRoadmap,
]

/** Every feature's routes. */
const features: ((app: FastifyInstance, deps: Deps) => void)[] = [
  authRoutes,
  accountRoutes,
  inquiryRoutes,
  roadmapRoutes,
  versionRoutes,
  feedbackRoutes,
  downloadRoutes,
  sharingRoutes,
]

/** A connection may be idle for as long as a browser keeps it; what has begun has to get on. */
const TIMEOUTS = {
  requestTimeout: 10_000,
  headersTimeout: 5000,
  connectionsCheckingInterval: 1000,
  keepAliveTimeout: 72_000,
}

/** A browser still waits then, and perhaps its user. */
export const ANSWER_WITHIN_MS = 9000

export interface AppOptions {
  siteFolder?: string
  answerWithinMs?: number
  /** Routes beside the features': tests mount their own. */
  extend?: (app: FastifyInstance) => void
}

/** The whole server, not listening. */
export async function buildApp(deps: Deps, options: AppOptions = {}) {
  const { siteFolder = SITE_FOLDER, answerWithinMs = ANSWER_WITHIN_MS, extend } = options
  const { config } = deps
  const site = loadSite(siteFolder, brandOf(config))
  const headers = securityHeaders({ https: config.PUBLIC_URL.startsWith('https:'), scriptHashes: site.scriptHashes })
  const loggerInstance: FastifyBaseLogger = deps.log
  const gate = loadGate(headers, () => deps.metrics?.refused())
  const app = Fastify({
    serverFactory: (handler) => createServer(TIMEOUTS, gate.outside(handler)).setTimeout(0),
    loggerInstance,
    logController: new LogController({ disableRequestLogging: !deps.log.isLevelEnabled('info') }),
    trustProxy: config.TRUST_PROXY,
    bodyLimit: BODY_LIMIT_BYTES,
    return503OnClosing: false,
    // A path that cannot be decoded reaches no hook.
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply.headers(headers)),
    clientErrorHandler: refuseBrokenRequest,
    routerOptions: { maxParamLength: 500 },
  })
  app.decorate('authenticate', deps.authenticate)
  app.decorate('identify', deps.identify)
  app.decorate('readAs', deps.readAs)
  app.decorate('endpoints', [])
  app.decorate('answerWithinMs', answerWithinMs)

  deps.metrics?.observe(app)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  drainConnections(app, deps.state)
  gate.inside(app)
  compressReplies(app)
  readBodies(app)
  handleErrors(app)
  healthRoutes(app, deps)
  for (const routes of features) routes(app, deps)
  extend?.(app)
  const description = describeApi(app.endpoints, config.BRAND_NAME, config.PUBLIC_URL)
  app.get(`${API_BASE}/openapi.json`, async () => description)
  serveSite(app, site)
  await app.ready()
  return app
}
