import { paths } from "../../../paths";
import type { OwnSeatProps } from "../../workshops/join/EnrolmentContext";
import { useOwnRegistration } from "./useOwnRegistration";

export function OwnSeat({ offerings, draw }: OwnSeatProps) {
  const own = useOwnRegistration(offerings);
  return draw(
    own && {
      offeringId: own.offeringId,
      path: paths.registration(own.id),
      state: own.state === "CONFIRMED" || own.state === "WAITING" ? own.state : "HELD",
    },
  );
}
