# One image for every role. With nothing set it serves the whole product on an embedded database in /data;
# compose.yaml puts PostgreSQL beside it. Settings come from the environment: .env.example lists them.
ARG NODE=node:24-bookworm-slim

# The manifests of all workspaces, which npm ci compares with the lock file, and the packages that every part is made of.
FROM ${NODE} AS sources
WORKDIR /app
COPY package.json package-lock.json .npmrc tsconfig.base.json ./
COPY packages packages
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/

# The web application, built with everything there is.
FROM sources AS web
RUN npm ci
COPY apps/web apps/web
RUN cd apps/web && ../../node_modules/.bin/vite build

# What the server needs, and no more: neither build tools nor what only the browser loads.
FROM sources AS server
RUN npm ci --omit=dev --workspace apps/server
COPY apps/server apps/server

FROM ${NODE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=server /app ./
COPY --from=web /app/apps/web/dist apps/web/dist
# The program belongs to root and cannot change itself; its data belong to the user it runs as.
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--no-regexp-tier-up", "apps/server/src/main.ts"]
