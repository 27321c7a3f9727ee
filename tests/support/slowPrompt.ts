import { readPassword } from "../../server/commands/readPassword";

const DAWDLE_MS = 700;

// A machine so busy that whoever sees the question answers it before the program can go on.
const write = process.stderr.write.bind(process.stderr);
process.stderr.write = (text: string | Uint8Array) => {
  const isWritten = write(text);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, DAWDLE_MS);
  return isWritten;
};

const password = await readPassword();
process.stdout.write(`Read ${password.length} characters.\n`);
