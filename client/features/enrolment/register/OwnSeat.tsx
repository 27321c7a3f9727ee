import { paths } from "../../../paths";
import type { OwnSeatProps } from "../../workshops/join/EnrolmentContext";
import { useOwnRegistration } from "./useOwnRegistration";

export function OwnSeat({ offerings, draw }: OwnSeatProps) {
  const own = useOwnRegistration(offerings);
  return draw(
    own && {
      offeringId: own.offeringId,
      orderPath: paths.registration(own.id),
      isConfirmed: own.state === "CONFIRMED",
      isWaiting: own.state === "WAITING",
    },
  );
}
