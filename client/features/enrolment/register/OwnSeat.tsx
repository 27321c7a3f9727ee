import { paths } from "../../../paths";
import type { OwnSeatProps } from "../../workshops/join/ByOwnSeat";
import { useOwnRegistration } from "./useOwnRegistration";

/** Draws with the viewer's registration for one of these, or null. */
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
