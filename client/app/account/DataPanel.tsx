import { useState } from "react";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/overlay/Dialog";
import { Form } from "../../ui/form/Form";
import { Panel } from "../../ui/Panel";
import { showToast } from "../../ui/overlay/toast";
import { OwnPasswordField } from "../../features/auth/passwordFields";
import { downloadData } from "./downloadData";

export function DataPanel() {
  const [isAsking, setIsAsking] = useState(false);

  async function handleSubmit({ currentPassword = "" }: Record<string, string>) {
    const problems = await downloadData(currentPassword);
    if (problems) return problems;
    setIsAsking(false);
    showToast("success", "Your data are in the file my-data.json.");
  }

  return (
    <Panel title="My data" anchor="data">
      <p>
        Everything that we know of you as one file: your account, batches, the videos that you opened,
        notifications, certificates, registrations with their payments, and the messages that you sent us.
      </p>
      <p>
        In your batches, our staff see your progress, when you were last active, the classes that you attended
        and your questions. Your notes and bookmarks are yours alone.
      </p>
      <div>
        <Button onClick={() => setIsAsking(true)}>Download my data</Button>
      </div>
      <Dialog title="Download my data" isOpen={isAsking} onClose={() => setIsAsking(false)}>
        <Form submitLabel="Download" busyLabel="Collecting…" onSubmit={handleSubmit}>
          <p>Please enter your password, so that nobody else takes your data from an open browser.</p>
          <OwnPasswordField />
        </Form>
      </Dialog>
    </Panel>
  );
}
