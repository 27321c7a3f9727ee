import { useState } from "react";
import { NO_CONNECTION } from "../../apollo/problemsOf";
import { OwnPasswordField, wrongPassword } from "../../features/auth/passwordFields";
import { paths } from "../../../shared/paths";
import { Button } from "../../ui/Button";
import { Form } from "../../ui/form/Form";
import type { FormProblems } from "../../ui/form/problems";
import { generalProblem } from "../../ui/form/problems";
import { Dialog } from "../../ui/overlay/Dialog";
import { showToast } from "../../ui/overlay/toast";
import { Panel } from "../../ui/Panel";

function save(file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = "my-data.json";
  link.click();
  // The browser has saved the file by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

async function downloadData(currentPassword: string): Promise<FormProblems | void> {
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

export function DataPanel() {
  const [isAsking, setIsAsking] = useState(false);

  async function handleSubmit({ currentPassword = "" }: Record<string, string>) {
    const problems = await downloadData(currentPassword);
    if (problems) return problems;
    setIsAsking(false);
    showToast("success", "Your data is in the file my-data.json.");
  }

  return (
    <Panel title="My data" anchor="data">
      <p>
        Download everything we store about you, as one file: your account, batches, the videos you opened,
        notifications, certificates, registrations with their payments, and the messages you sent us.
      </p>
      <p>
        Our staff can see your progress in your batches, when you were last active, the classes you attended
        and your questions. Only you can see your notes and bookmarks.
      </p>
      <div>
        <Button onClick={() => setIsAsking(true)}>Download my data</Button>
      </div>
      <Dialog title="Download my data" isOpen={isAsking} onClose={() => setIsAsking(false)}>
        <Form submitLabel="Download" busyLabel="Collecting…" onSubmit={handleSubmit}>
          <p>Enter your password, so nobody else can take your data from an open browser.</p>
          <OwnPasswordField />
        </Form>
      </Dialog>
    </Panel>
  );
}
