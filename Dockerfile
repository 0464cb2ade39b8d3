# syntax=docker/dockerfile:1

# Installs, builds, and drops what only the build needs.
FROM node:24-bookworm-slim AS build
WORKDIR /srv/fursa
COPY package.json package-lock.json .npmrc ./
COPY scripts/prepare.mjs scripts/
RUN node -e "import('./scripts/prepare.mjs').then((prepare) => prepare.installPackages())"
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/fursa
WORKDIR /srv/fursa
COPY --from=build --chown=node:node /srv/fursa ./
RUN install -d -o node -g node /var/lib/fursa
USER node
# Without DATABASE_URL the embedded PostgreSQL stores its files here.
VOLUME /var/lib/fursa
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then((response) => process.exit(response.ok ? 0 : 1), () => process.exit(1))"]
# Not through npm: signals go to the server itself. It drains for DRAIN_SECONDS, then stops within 25 seconds.
STOPSIGNAL SIGTERM
CMD ["node", "server/main.ts"]
