import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { CalendarDays, LogIn, MapPin } from "lucide-react";
import { OrderDetails_RegistrationFragmentDoc } from "./OrderDetails.generated";
import type { OrderDetails_RegistrationFragment } from "./OrderDetails.generated";
import styles from "./OrderDetails.module.css";

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
  const facts = [
    {
      Icon: CalendarDays,
      name: "When",
      value: data.when ?? "The date is not set yet. We e-mail you once it is.",
    },
    { Icon: MapPin, name: "Where", value: data.place },
    { Icon: LogIn, name: "How to join", value: data.howToJoin },
  ];
  return (
    <dl className={styles.details}>
      {facts.map(
        ({ Icon, name, value }) =>
          value && (
            <div key={name}>
              <dt>
                <Icon size={20} aria-hidden /> {name}
              </dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
