import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { CalendarDays, Clock, LogIn, MapPin } from "lucide-react";
import { Facts } from "../../ui/Facts";
import { OrderDetails_RegistrationFragmentDoc } from "./OrderDetails.generated";
import type { OrderDetails_RegistrationFragment } from "./OrderDetails.generated";

interface OrderDetailsProps {
  registration: FragmentType<OrderDetails_RegistrationFragment>;
}

/** When and where it takes place, and how to join. */
export function OrderDetails({ registration }: OrderDetailsProps) {
  const { data } = useSuspenseFragment({
    fragment: OrderDetails_RegistrationFragmentDoc,
    fragmentName: "OrderDetails_registration",
    from: registration,
  });
  return (
    <Facts
      facts={[
        ["When", data.when ?? "The date is not set yet. We e-mail you once it is.", CalendarDays],
        ["Please note", data.lateNote, Clock],
        ["Where", data.place, MapPin],
        ["How to join", data.howToJoin, LogIn],
      ]}
    />
  );
}
