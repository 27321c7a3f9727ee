import { readPassword } from "../../server/commands/readPassword";

const DAWDLE_MS = 700;

// Simulates a machine so busy that the input arrives before the program continues.
const write = process.stderr.write.bind(process.stderr);
process.stderr.write = (text: string | Uint8Array) => {
  const isWritten = write(text);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, DAWDLE_MS);
  return isWritten;
};

const password = await readPassword();
process.stdout.write(`Read ${password.length} characters.\n`);
