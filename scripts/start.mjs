import { build } from "./build.mjs";
import { installPackages } from "./install.mjs";

process.chdir(new URL("..", import.meta.url).pathname);
installPackages();
build();
process.env.NODE_ENV = "production";
await import("../dist/server/main.js");
