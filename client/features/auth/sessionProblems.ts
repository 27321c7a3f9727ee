import { waitingTime } from "../../format/waitingTime";
import type { FormProblems } from "../../ui/form/problems";
import { generalProblem } from "../../ui/form/problems";

export function tooMany(seconds: number): FormProblems {
  return generalProblem(`Too many attempts. Please try again in ${waitingTime(seconds)}.`);
}

/** Others may use up an account's attempts; the e-mailed link still lets its owner in. */
export function tooManySignIns(seconds: number): FormProblems {
  return generalProblem(
    `Too many attempts. Please try again in ${waitingTime(seconds)}. To get in now, choose “Forgot your password?”: the link that we e-mail you works at once.`,
  );
}

export function tooManyLinks(seconds: number): FormProblems {
  return generalProblem(
    `Too many requests. Please try again in ${waitingTime(seconds)}. If we have e-mailed you a link in the last hour, it still works: please check your inbox and spam folder.`,
  );
}
