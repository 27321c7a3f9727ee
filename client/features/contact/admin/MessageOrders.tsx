import type { FragmentType } from "@apollo/client";
import { Link } from "react-router-dom";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { cmsPaths } from "../../../cmsPaths";
import { Row } from "../../../ui/layout/Row";
import { Stack } from "../../../ui/layout/Stack";
import { Panel } from "../../../ui/Panel";
import { RegistrationStateTag } from "../../enrolment/admin/registrations/registrationLabelsForStaff";
import type { MessageOrders_ContactMessageFragment } from "./CmsMessage.generated";
import { MessageOrders_ContactMessageFragmentDoc } from "./CmsMessage.generated";

interface MessageOrdersProps {
  message: FragmentType<MessageOrders_ContactMessageFragment>;
}

/** Anyone can type an address: these orders need not be the writer's. */
export function MessageOrders({ message }: MessageOrdersProps) {
  const { orders } = useFragmentData(MessageOrders_ContactMessageFragmentDoc, message);
  if (orders.length === 0) return null;
  return (
    <Panel title="Orders with this e-mail">
      <Stack as="ul" gap="1">
        {orders.map(({ id, title, reference, ...order }) => (
          <li key={id}>
            <Link to={cmsPaths.registration(id)}>{title}</Link>
            <Row as="span" rowGap="0" tone="muted" size="small">
              <RegistrationStateTag {...order} /> {reference}
            </Row>
          </li>
        ))}
      </Stack>
    </Panel>
  );
}
