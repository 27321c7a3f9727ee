import { NO_CONNECTION } from "../../apollo/problemsOf";
import { paths } from "../../paths";
import type { FormProblems } from "../../ui/form/problems";
import { wrongPassword } from "../../features/auth/passwordFields";
import { generalProblem } from "../../ui/form/problems";

function save(file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = "my-data.json";
  link.click();
  // The browser has saved the file by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export async function downloadData(currentPassword: string): Promise<FormProblems | void> {
  const response = await fetch(paths.accountData, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify({ currentPassword }),
  }).catch(() => null);
  if (!response) return generalProblem(NO_CONNECTION);
  if (response.status === 403) return wrongPassword;
  if (!response.ok) return generalProblem(await response.text());
  save(await response.blob());
}
