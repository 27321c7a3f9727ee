import { useApolloClient } from "@apollo/client/react";
import { useRef, useState } from "react";
import { messageOf } from "../../apollo/problemsOf";
import { send } from "../../apollo/send";
import { useFocusAfterSwap } from "../../hooks/useFocusAfterSwap";
import { Button, ButtonAnchor } from "../../ui/Button";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog";
import { CopyButton } from "../../ui/CopyButton";
import type { FormProblems } from "../../ui/form/problems";
import { Box } from "../../ui/layout/Box";
import { Row } from "../../ui/layout/Row";
import { Stack } from "../../ui/layout/Stack";
import { Text } from "../../ui/layout/Text";
import { usePageFacts } from "../../ui/page/PageFacts";
import { Panel } from "../../ui/Panel";
import { showToast } from "../../ui/overlay/toast";
import { generalProblem } from "../../ui/form/problems";
import { RenewCalendarAddressDocument } from "./RenewCalendar.generated";

interface CalendarPanelProps {
  path: string | null;
  onRenewed: () => void;
}

export function CalendarPanel({ path, onRenewed }: CalendarPanelProps) {
  const client = useApolloClient();
  const { origin } = usePageFacts();
  const place = useRef<HTMLDivElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  useFocusAfterSwap(place, path === null);

  async function renew(): Promise<FormProblems | void> {
    const { data, error } = await send(client, RenewCalendarAddressDocument, {});
    if (!data) return generalProblem(messageOf(error));
    onRenewed();
    setIsAsking(false);
  }

  async function handleMake() {
    setIsBusy(true);
    const problems = await renew();
    setIsBusy(false);
    if (problems?.general) showToast("error", problems.general);
  }

  return (
    <Panel title="My calendar" anchor="calendar">
      <p>See your workshops, bootcamp seasons and batches in your own calendar. It updates by itself.</p>
      <div ref={place}>
        {path ? (
          <Stack>
            <Box padding="1" look="sunk" corners="small">
              <Text size="small" isBreakable>
                <code>{origin + path}</code>
              </Text>
            </Box>
            <Row>
              <ButtonAnchor data-first-focus href={`${origin.replace(/^https?:/, "webcal:")}${path}`}>
                Add to my calendar
              </ButtonAnchor>
              <CopyButton text={origin + path} name="the calendar’s address" />
              <Button look="quiet" onClick={() => setIsAsking(true)}>
                Create a new link
              </Button>
            </Row>
            <Text tone="muted" size="small">
              Anyone with this link can read your calendar. Please keep it to yourself.
            </Text>
          </Stack>
        ) : (
          <Button isBusy={isBusy} onClick={() => void handleMake()}>
            Create my calendar link
          </Button>
        )}
      </div>
      <ConfirmDialog
        title="Create a new calendar link?"
        confirmLabel="Create a new link"
        busyLabel="One moment…"
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={renew}
      >
        <p>The old link stops working immediately. Calendars that use it need the new one.</p>
      </ConfirmDialog>
    </Panel>
  );
}
