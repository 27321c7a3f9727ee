import type { ChildProcessByStdio, StdioNull, StdioPipe } from "node:child_process";
import type { Readable } from "node:stream";

interface ServerProcess<Stdio> {
  node?: string;
  flags?: string[];
  env: NodeJS.ProcessEnv;
  stdio: Stdio;
}

type Read<Stdio> = Stdio extends StdioPipe ? Readable : null;

export declare function spawnServer<Out extends StdioNull | StdioPipe, Err extends StdioNull | StdioPipe>(
  start: ServerProcess<["ignore", Out, Err]>,
): ChildProcessByStdio<null, Read<Out>, Read<Err>>;
