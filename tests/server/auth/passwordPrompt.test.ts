import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { PASSWORD } from "../../support/builders";
import { SIGN_IN_STAFF } from "../../support/documents";
import { endProgramsAfterwards, startProgram } from "../../support/startProgram";
import { Caller, useTestApp } from "../../support/testApp";
import { SECRET_KEY } from "../../support/testDatabase";

const server = useTestApp();
endProgramsAfterwards();

const BACKSPACE = "\x7f";
const CTRL_C = "\x03";
/** `script` makes terminals on Linux and macOS, but some containers lack it. */
const hasTerminals = spawnSync("sh", ["-c", "command -v script"]).status === 0;

interface Typing {
  program?: string;
  args?: string[];
  keys: string[];
  until: RegExp;
}

async function type({
  program: file = "server/commands/createAdmin.ts",
  args,
  keys,
  until,
}: Typing): Promise<string> {
  const environment = { DATABASE_URL: server.url, SECRET_KEY, ALLOW_INSECURE_HTTP: "1" };
  const program = startProgram(file, { args, environment, isOnTerminal: true });
  await program.says(/not shown\): /);
  for (const key of keys) program.process.stdin.write(key);
  await program.says(until);
  program.process.stdin.end();
  await program.ended;
  return program.output().replaceAll("\r", "");
}

async function canSignIn(email: string): Promise<boolean> {
  const { data } = await new Caller(() => server.origin).ask(SIGN_IN_STAFF, {
    input: { email, password: PASSWORD },
  });
  return data?.signInStaff.__typename === "SignedIn";
}

describe.skipIf(!hasTerminals)("a password that is typed at a terminal", () => {
  test.each([
    ["key by key", "keys@example.com", [...PASSWORD, "\r"]],
    ["with mistakes taken back", "mistakes@example.com", [`${PASSWORD}xy`, BACKSPACE, BACKSPACE, "\r"]],
    ["by pasting more than one line", "pasted@example.com", [`${PASSWORD}\nand a line too many\n`]],
  ])("%s is taken as meant, and not one letter of it is shown", async (_how, email, keys) => {
    const args = ["--email", email, "--name", "It's Asha"];
    expect(await type({ args, keys, until: /may now sign in/ })).toBe(
      `Password (it is not shown): \nIt's Asha (${email}) may now sign in at /cmslogin.\n`,
    );
    expect(await canSignIn(email)).toBe(true);
  });

  test("faster than the program goes on is not shown either", async () => {
    const slow = { program: "tests/support/slowPrompt.ts", keys: [PASSWORD, "\r"], until: /Read/ };
    expect(await type(slow)).toBe(`Password (it is not shown): \nRead ${PASSWORD.length} characters.\n`);
  });

  test("and given up with Ctrl-C makes no account", async () => {
    const email = "nobody@example.com";
    const args = ["--email", email, "--name", "Nobody"];
    expect(await type({ args, keys: [PASSWORD, CTRL_C], until: /Nothing was changed/ })).toBe(
      "Password (it is not shown): \nStopped. Nothing was changed.\n",
    );
    expect(await canSignIn(email)).toBe(false);
  });
});
