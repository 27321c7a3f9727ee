import check from "./harness/check.py?raw";
import errors from "./harness/errors.py?raw";
import live from "./harness/live.py?raw";
import mutants from "./harness/mutants.py?raw";
import run from "./harness/run.py?raw";
import structure from "./harness/structure.py?raw";
import values from "./harness/values.py?raw";

/** One module in the guest, called `__lab`. */
export const harness = [values, errors, structure, mutants, run, check, live].join("\n\n");
